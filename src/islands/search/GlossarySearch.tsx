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
import { TermCard } from "../../components/glossary/TermCard.tsx";
import { createTermSearch, type GlossaryTerm, termsFound } from "../../lib/glossary-search.ts";
import { isModifiedClick } from "../../lib/modified-click.ts";
import { queryInUrl, writeQuery } from "./query-url.ts";
import { useIndex } from "./use-index.ts";
import { useSettled } from "./use-settled.ts";

interface Props {
  /** The names of the categories by id. */
  labels: Record<string, string>;
  /** The number of terms. */
  count: number;
  /** The `mailto:` URL that suggests a term. */
  suggest: string;
  /** The message if the terms do not load. */
  failed: string;
  /** Slot: the notice shown with every result from the psychiatry tab. */
  notice?: ReactNode;
  /** Slot: the list of all terms, between the field and the results. */
  children?: ReactNode;
}

/** Milliseconds without typing until the URL changes. */
const rest = 200;

/** Results that are drawn with each letter. The others follow when there is time. */
const firstResults = 8;

/** Shows the terms that match a query. Styles of the page hide the tabs in the meantime. */
export default function GlossarySearch(props: Props) {
  const { labels, count, suggest, failed, notice, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const cards = useRef<(HTMLElement | null)[]>([]);
  // Undefined until React has read the field.
  const [typed, setTyped] = useState<string>();
  const query = typed ?? "";
  const { search, phase, load } = useIndex("/glossary-index.json", createSearch, field);
  const [settled] = useSettled(typed, rest);
  const drawn = useDeferredValue(query);
  const matches = useMemo(() => search?.find(query) ?? [], [search, query]);
  const isShown = search !== undefined && query !== "";

  function enter(text: string) {
    setTyped(text.trim());
    if (text) void load();
  }

  /** Sets the field, which the visitor changes without React. */
  function fill(text: string) {
    if (field.current) field.current.value = text;
    enter(text);
  }

  // The visitor may have typed before React came.
  const begin = useEffectEvent(() => fill(field.current?.value || queryInUrl()));
  useLayoutEffect(() => begin(), []);

  useEffect(() => {
    if (settled !== undefined) writeQuery(settled);
  }, [settled]);

  const restore = useEffectEvent(() => fill(queryInUrl()));
  useEffect(() => {
    const onPop = () => restore();
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);

  /** A link to a term ends the search. Back returns to it. */
  const leave = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || link.pathname !== location.pathname || isModifiedClick(event)) return;
    if (!search?.has(link.hash.slice(1))) return;
    event.preventDefault();
    writeQuery(query);
    flushSync(() => fill(""));
    history.pushState(null, "", location.pathname);
    // The browser scrolls to the term, and the tabs open its panel.
    location.replace(link.hash);
  });
  useEffect(() => {
    if (!isShown) return;
    const onClick = (event: MouseEvent) => leave(event);
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [isShown]);

  function clear() {
    fill("");
    field.current?.focus();
  }

  /** The button that tries again disappears. */
  function retry(event: SubmitEvent) {
    event.preventDefault();
    field.current?.focus();
    void load();
  }

  /** Arrow keys move between the field and the results; Escape clears the field, or returns to it. */
  function moveFromField(event: KeyboardEvent) {
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
          <label htmlFor="term-query">Search all {count} terms</label>
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
              onChange={(event) => enter(event.target.value)}
              onFocus={load}
              onKeyDown={moveFromField}
            />
            <button className="button quiet" type="reset">
              Clear
            </button>
          </div>
          <p className="hint" role="status">
            {phase === "failed" && query && failed}
            {isShown && termsFound(matches.length, query)}
          </p>
          {/* If React did not load, it sends the form, which opens the page again with the query. */}
          <button
            className={phase === "failed" && query ? "button quiet" : "button quiet if-failed"}
            type="submit"
          >
            Try again
          </button>
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

function createSearch(terms: GlossaryTerm[]) {
  const slugs = new Set(terms.map(({ slug }) => slug));
  const find = createTermSearch(terms);
  return {
    find: (query: string) => (query ? find(query) : []),
    has: (slug: string) => slugs.has(slug),
  };
}
