import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
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
import { queryInUrl, useShownQuery, writeQuery } from "../search/query-url.ts";
import { SearchField } from "../search/SearchField.tsx";
import { useSettled } from "../search/use-settled.ts";
import { type CardMatch, copyOf, createCardSearch, termsFound } from "./glossary-search.ts";

interface Props {
  /** The number of terms. */
  count: number;
  /** The `mailto:` URL that suggests a term. */
  suggest: string;
  /** Slot: the notice shown with every result from the psychiatry tab. */
  notice?: ReactNode;
  /** Slot: the list of all terms, between the field and the results. */
  children?: ReactNode;
}

/** Milliseconds without typing until the number is announced and the URL changes. */
const rest = 400;

/** The number of results that are rendered at each keystroke. The others follow when there is time. */
const firstResults = 8;

const cardsOnPage = () => [...document.querySelectorAll<HTMLElement>(".terms > article[id]")];

const reset = (
  <button className="button quiet" type="reset">
    Clear
  </button>
);

/** Shows copies of the cards that match a query. Styles of the page hide the tabs in the meantime. */
function GlossarySearch({ count, suggest, notice, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  // Undefined until React has read the field.
  const [text, setText] = useState<string>();
  const query = text?.trim() ?? "";
  const [settled] = useSettled(text === undefined ? undefined : query, rest);
  const { prepare, matches, isShown } = useCardSearch(query);
  const [announced] = useSettled(isShown ? termsFound(matches.length, query) : "", rest);

  function enter(text: string) {
    setText(text);
    if (text) prepare();
  }

  useShownQuery(settled);
  useAddress(field, isShown, enter);

  function clear() {
    enter("");
    field.current?.focus();
  }

  /** Arrow keys move between the field and the results; Escape clears the field, or returns to it. */
  function moveFromField(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const first = results.current?.firstElementChild;
    if (event.key === "Escape") clear();
    else if (event.key === "ArrowDown" && first) focus(first);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <SearchField
        form={{
          className: "field site-search term-search scripted screen",
          action: "/glossary",
          onSubmit: (event) => event.preventDefault(),
          onReset: clear,
        }}
        id="term-query"
        label={`Search all ${count} terms`}
        placeholder="For example: itch"
        spellCheck="false"
        ref={field}
        value={text ?? ""}
        onChange={(event) => enter(event.target.value)}
        onFocus={prepare}
        onBlur={() => writeQuery(query)}
        onKeyDown={moveFromField}
        button={reset}
      >
        <p className="hint" role="status">
          {announced}
        </p>
      </SearchField>
      {children}
      {isShown && (
        <TermResults
          matches={matches}
          query={query}
          field={field}
          results={results}
          suggest={suggest}
          notice={notice}
        />
      )}
    </>
  );
}

export default island(GlossarySearch);

/** Searches the cards on the page. */
function useCardSearch(query: string) {
  const [cards, setCards] = useState<HTMLElement[]>();
  const search = useMemo(() => cards && createCardSearch(cards), [cards]);
  const matches = useMemo(() => (search && query ? search(query) : []), [search, query]);
  /** Reads the cards on first use. */
  const prepare = () => setCards((known) => known ?? cardsOnPage());
  return { prepare, matches, isShown: search !== undefined && query !== "" };
}

type Field = RefObject<HTMLInputElement | null>;

/** Enters the query in the URL, and follows links and the Back button. */
function useAddress(field: Field, isShown: boolean, enter: (text: string) => void) {
  // The visitor may have typed before React loaded.
  const begin = useEffectEvent(() => enter(field.current?.value || queryInUrl()));
  useLayoutEffect(() => begin(), []);

  const restore = useEffectEvent(() => enter(queryInUrl()));
  /** A link to a term ends the search. The Back button returns to the query. */
  const leave = useEffectEvent(({ oldURL }: HashChangeEvent) => {
    const isLink = new URL(oldURL).search === location.search;
    const target = document.getElementById(location.hash.slice(1));
    if (!isLink || !isShown || !target?.matches(".terms > article")) return;
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
}

interface ResultsProps extends Pick<Props, "suggest" | "notice"> {
  query: string;
  matches: readonly CardMatch[];
  field: Field;
  results: RefObject<HTMLDivElement | null>;
}

function TermResults({ query, matches, field, results, suggest, notice }: ResultsProps) {
  const isComplete = useDeferredValue(query, "") === query;
  useLayoutEffect(() => {
    const shown = isComplete ? matches : matches.slice(0, firstResults);
    results.current?.replaceChildren(...shown.map(copyOf));
  }, [matches, isComplete, results]);

  function moveFromCard(event: KeyboardEvent) {
    const card = event.target as Element;
    if (event.key === "Escape") focus(field.current);
    else if (card.parentElement !== results.current) return;
    else if (event.key === "ArrowDown") focus(card.nextElementSibling);
    else if (event.key === "ArrowUp") focus(card.previousElementSibling ?? field.current);
    else return;
    event.preventDefault();
  }

  return (
    <section className="term-results" aria-labelledby="results-title" onKeyDown={moveFromCard}>
      <h2 id="results-title" className="visually-hidden">
        Matching terms
      </h2>
      {matches.length === 0 && (
        <p>
          Try other words or look through all terms from A to Z. If a term is missing, email the
          creator: <a href={suggest}>Suggest a Term</a>.
        </p>
      )}
      {matches.some(({ card }) => card.classList.contains("psychiatry")) && notice}
      <div className="terms" ref={results} />
    </section>
  );
}

const focus = (element: Element | null) => (element as HTMLElement | null)?.focus();
