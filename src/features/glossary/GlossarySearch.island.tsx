import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { isComposing } from "../../lib/is-composing.ts";
import { island } from "../../ui/island.tsx";
import { queryInUrl, writeQuery } from "../search/query-url.ts";
import { useIndex } from "../search/use-index.ts";
import { useSettled } from "../search/use-settled.ts";
import { createTermSearch, type GlossaryTerm, termsFound } from "./glossary-search.ts";
import { TermCard } from "./TermCard.tsx";

interface Props {
  /** The names of the categories by id. */
  labels: Record<string, string>;
  /** The number of terms. */
  count: number;
  /** The `mailto:` URL that suggests a term. */
  suggest: string;
  /** Slot: the notice shown with every result from the psychiatry tab. */
  notice?: ReactNode;
  /** Slot: the list of all terms, between the field and the results. */
  children?: ReactNode;
}

/** Milliseconds without typing until the URL changes. */
const rest = 200;

/** The number of results that are rendered at each keystroke. The others follow when there is time. */
const firstResults = 8;

/** Shows the terms that match a query. Styles of the page hide the tabs in the meantime. */
function GlossarySearch({ labels, count, suggest, notice, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const cards = useRef<(HTMLElement | null)[]>([]);
  // Undefined until React has read the field.
  const [text, setText] = useState<string>();
  const query = text?.trim() ?? "";
  const { search, phase, load } = useIndex("/glossary-index.json", searchCode, field);
  const [settled] = useSettled(text === undefined ? undefined : query, rest);
  const drawn = useDeferredValue(query);
  const matches = useMemo(() => search?.find(query) ?? [], [search, query]);
  const isShown = search !== undefined && query !== "";
  const hasFailed = phase === "failed" && query !== "";

  function enter(text: string) {
    setText(text);
    if (text) void load();
  }

  // The visitor may have typed before React loaded.
  const begin = useEffectEvent(() => enter(field.current?.value || queryInUrl()));
  useLayoutEffect(() => begin(), []);

  useEffect(() => {
    if (settled !== undefined) writeQuery(settled);
  }, [settled]);

  const restore = useEffectEvent(() => enter(queryInUrl()));
  /** A link to a term ends the search. The Back button returns to the query. */
  const leave = useEffectEvent(({ oldURL }: HashChangeEvent) => {
    const isLink = new URL(oldURL).search === location.search;
    if (!isLink || !isShown || !search.has(location.hash.slice(1))) return;
    flushSync(() => enter(""));
    history.replaceState(history.state, "", location.pathname + location.hash);
    // The term was hidden when the browser looked for it.
    location.replace(location.hash);
  });
  useEffect(() => {
    const onPop = () => restore();
    const onHash = (event: HashChangeEvent) => leave(event);
    addEventListener("popstate", onPop);
    addEventListener("hashchange", onHash);
    return () => {
      removeEventListener("popstate", onPop);
      removeEventListener("hashchange", onHash);
    };
  }, []);

  function clear() {
    enter("");
    field.current?.focus();
  }

  /** The retry button disappears, so the focus moves to the field. */
  function retry(event: SubmitEvent) {
    event.preventDefault();
    field.current?.focus();
    void load();
  }

  /** Arrow keys move between the field and the results; Escape clears the field, or returns to it. */
  function moveFromField(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const [first] = cards.current;
    if (event.key === "Escape") clear();
    else if (event.key === "ArrowDown" && first) first.focus();
    else return;
    event.preventDefault();
  }

  function moveFromCard(event: KeyboardEvent, at: number) {
    if (event.key === "Escape") field.current?.focus();
    else if (event.target !== event.currentTarget) return;
    else if (event.key === "ArrowDown") cards.current[at + 1]?.focus();
    else if (event.key === "ArrowUp") (cards.current[at - 1] ?? field.current)?.focus();
    else return;
    event.preventDefault();
  }

  function announced(): string {
    if (hasFailed) return "The search did not load. Use the list of all terms below.";
    return isShown ? termsFound(matches.length, query) : "";
  }

  const shown = drawn === query ? matches : matches.slice(0, firstResults);
  return (
    <>
      <search>
        <form
          className="field site-search term-search scripted screen"
          action="/glossary"
          onSubmit={retry}
          onReset={clear}
        >
          <label htmlFor="term-query">{`Search all ${count} terms`}</label>
          <div>
            <input
              id="term-query"
              type="search"
              name="q"
              placeholder="For example: itch"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck="false"
              enterKeyHint="search"
              ref={field}
              value={text ?? ""}
              onChange={(event) => enter(event.target.value)}
              onFocus={load}
              onBlur={() => writeQuery(query)}
              onKeyDown={moveFromField}
            />
            <button className="button quiet" type="reset">
              Clear
            </button>
          </div>
          <p className="hint" role="status">
            {announced()}
          </p>
          {hasFailed && (
            <button className="button quiet" type="submit">
              Try again
            </button>
          )}
        </form>
      </search>
      {children}
      {isShown && (
        <section className="term-results" aria-labelledby="results-title">
          <h2 id="results-title" className="visually-hidden">
            Matching terms
          </h2>
          {matches.length === 0 && (
            <p>
              Try other words or look through all terms from A to Z. If a term is missing, email the
              creator: <a href={suggest}>Suggest a Term</a>.
            </p>
          )}
          {matches.some(({ term }) => term.category === "psychiatry") && notice}
          <div className="terms">
            {shown.map(({ term, words }, at) => (
              <TermCard
                key={term.slug}
                term={term}
                label={labels[term.category]}
                words={words}
                tabIndex={-1}
                aria-label={term.term}
                ref={(card) => {
                  cards.current[at] = card;
                }}
                onKeyDown={(event) => moveFromCard(event, at)}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

export default island(GlossarySearch);

const searchCode = async () => createSearch;

function createSearch(terms: GlossaryTerm[]) {
  const slugs = new Set(terms.map(({ slug }) => slug));
  const find = createTermSearch(terms);
  return {
    find: (query: string) => (query ? find(query) : []),
    has: (slug: string) => slugs.has(slug),
  };
}
