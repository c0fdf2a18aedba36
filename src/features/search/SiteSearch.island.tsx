import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { cleanLine } from "../../lib/clean-text.ts";
import { island } from "../../ui/island.tsx";
import { findDiscussions } from "../forum/api.ts";
import { queryInUrl, useShownQuery } from "./query-url.ts";
import { SearchField } from "./SearchField.tsx";
import { outcome, resultsPerStep, SearchOutcome, VisitorsDiscussions } from "./SearchOutcome.tsx";
import type { Found, SearchResult } from "./site-search.ts";
import { useSettled } from "./use-settled.ts";
import { searchCode, useSiteSearch } from "./use-site-search.ts";

interface Props {
  /** True if visitors can start discussions, which are searched too. */
  hasBoard: boolean;
  /** The `mailto:` URL that suggests a term. */
  suggest: string;
  /** Slot: the server's status. */
  status?: ReactNode;
  /** Slot: the help lines, for a query that sounds like an emergency. */
  help?: ReactNode;
  /** Slot: the same with the poison lines first. */
  poison?: ReactNode;
  /** Slot: queries to start with. */
  start?: ReactNode;
  /** Slot: the server's results. */
  children?: ReactNode;
}

/** Milliseconds without typing until the number is announced, the URL changes and the discussions are searched. */
const rest = 400;

/** One letter is the start of too many words. */
const isStart = (query: string) => query.length < 2;

/** The search of the whole site. It shows the server's results until the visitor types. */
function SiteSearch(props: Props) {
  const { hasBoard, status, children } = props;
  const field = useRef<HTMLInputElement>(null);
  // The function for /search fills in the query.
  const [text, setText] = useState(() => (import.meta.env.SSR ? "__QUERY__" : queryInUrl()));
  // Undefined while the server's results are shown.
  const [query, setQuery] = useState<string>();
  const [steps, setSteps] = useState(1);
  const { found, phase, load } = useSiteSearch(field, query);
  const [settled, setSettled] = useSettled(found, rest);
  const [presses, setPresses] = useState(0);
  const discussions = useDiscussions(hasBoard ? settled?.query : undefined);

  // Without a query, the server's results are still there.
  const hasFailed = phase === "failed" && query !== undefined;

  function follow(text: string) {
    setText(text);
    const typed = cleanLine(text);
    if (typed === (query ?? cleanLine(queryInUrl()))) return;
    setQuery(typed);
    setSteps(1);
    void load();
  }

  // The visitor may have typed before React loaded.
  const begin = useEffectEvent(() => follow(field.current?.value ?? ""));
  useLayoutEffect(() => begin(), []);

  useShownQuery(settled?.query, settled?.query ?? (query === undefined ? text : undefined));

  function submit(event: SubmitEvent) {
    if (!found) return;
    event.preventDefault();
    setSettled(found);
    setPresses(presses + 1);
  }

  /** The pressed button disappears. */
  function retry() {
    field.current?.focus();
    void load();
  }

  function showMore(event: MouseEvent) {
    event.preventDefault();
    flushSync(() => setSteps(steps + 1));
    document.getElementById(`result-${steps * resultsPerStep + 1}`)?.focus();
  }

  function announced(): ReactNode {
    if (hasFailed) return "The results did not load. Try again, or press Search.";
    if (query === undefined) return status;
    if (!settled) return "Loading the search…";
    if (isStart(settled.query)) return "";
    const others = discussions.query === settled.query ? discussions.results.length : 0;
    return outcome(settled, settled.query, others);
  }

  return (
    <>
      <div className="stack close">
        <SearchField
          form={{ onSubmit: submit }}
          value={text}
          ref={field}
          onChange={(event) => follow(event.target.value)}
        />
        <p role="status">
          {/* Replaced by each press of Enter, so that screen readers announce the number again. */}
          <span key={presses}>{announced()}</span>
        </p>
        {hasFailed && <TryAgain onClick={retry} />}
      </div>
      {found ? (
        <Results
          {...props}
          found={found}
          steps={steps}
          onMore={showMore}
          discussions={discussions}
        />
      ) : (
        children
      )}
    </>
  );
}

export default island(SiteSearch);

const TryAgain = (props: Pick<ComponentProps<"button">, "onClick">) => (
  <p>
    <button className="button quiet" type="button" {...props}>
      Try again
    </button>
  </p>
);

interface ResultsProps extends Props {
  found: Found & { query: string };
  /** The number of steps that are shown. */
  steps: number;
  onMore: (event: MouseEvent) => void;
  discussions: Discussions;
}

/** The results in the browser, after the help lines. */
const Results = ({ found, steps, onMore, discussions, ...props }: ResultsProps) => (
  <>
    {found.help === "crisis" && props.help}
    {found.help === "poison" && props.poison}
    {!isStart(found.query) && (
      <SearchOutcome
        query={found.query}
        found={found}
        steps={steps}
        onMore={onMore}
        suggest={props.suggest}
        hasBoard={props.hasBoard}
      />
    )}
    {(isStart(found.query) || found.count === 0) && !found.helpOnly && props.start}
    {discussions.query === found.query && discussions.results.length > 0 && (
      <VisitorsDiscussions results={discussions.results} />
    )}
  </>
);

interface Discussions {
  query?: string;
  results: SearchResult[];
}

/** Visitors' discussions that match a query; none if the API cannot be reached. */
function useDiscussions(query: string | undefined): Discussions {
  const [discussions, setDiscussions] = useState<Discussions>({ results: [] });

  useEffect(() => {
    if (query === undefined || isStart(query)) return;
    let isCurrent = true;
    const searching = Promise.all([findDiscussions(query).catch(() => []), searchCode()]);
    void searching.then(([posts, { discussionResult }]) => {
      if (!isCurrent) return;
      setDiscussions({ query, results: posts.map((post) => discussionResult(post, query)) });
    });
    return () => {
      isCurrent = false;
    };
  }, [query]);

  return discussions;
}
