import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cleanLine } from "../../lib/input/clean-text.ts";
import { SearchField } from "../../ui/controls/SearchField.tsx";
import { StatusMessage } from "../../ui/controls/Status.tsx";
import { island } from "../../ui/islands/island.tsx";
import { outcome, Said, SearchOutcome, VisitorsDiscussions } from "./SearchOutcome.tsx";
import {
  type Discussions,
  queryInUrl,
  type SearchedQuery,
  useDiscussions,
  useSettled,
  useShownQuery,
  useSiteSearch,
} from "./use-site-search.ts";

interface Props {
  /** The number of glossary terms, if only these are searched. */
  terms?: number;
  asked?: string;
  hasBoard: boolean;
  suggest: string;
  status?: ReactNode;
  help?: ReactNode;
  poison?: ReactNode;
  start?: ReactNode;
  children?: ReactNode;
}

/** Milliseconds. */
const quiet = 150;

/** One letter is the start of too many words. */
const isStart = (query: string) => query.length < 2;

function SiteSearch(props: Props) {
  const { terms, asked = "", hasBoard, status, children } = props;
  const isGlossary = terms !== undefined;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => startText(isGlossary, asked));
  // Undefined while the server's results are shown.
  const [query, setQuery] = useState<string>();
  const { found, hasFailed, load } = useSiteSearch(field, query, isGlossary);
  const [settled, setSettled] = useSettled(found);
  // Sent and written into the address. Words about danger are not.
  const [submitted, setSubmitted] = useState<string>();
  const [isQuiet, repeat] = useQuiet();
  const discussions = useDiscussions(
    hasBoard && submitted && !isStart(submitted) ? submitted : undefined,
  );

  function follow(text: string) {
    setText(text);
    const typed = cleanLine(text);
    if (typed === (query ?? asked)) return;
    setQuery(typed);
    if (typed === "") setSubmitted("");
    void load();
  }

  // The visitor may have typed before React loaded.
  const begin = useEffectEvent(() => follow(field.current?.value ?? ""));
  useLayoutEffect(() => begin(), []);

  useShownQuery(submitted);

  function submit(event: SubmitEvent) {
    if (!found) return;
    event.preventDefault();
    setSettled(found);
    setSubmitted(found.help ? "" : found.query);
    repeat();
  }

  /** The pressed button disappears. */
  function retry() {
    field.current?.focus();
    void load();
  }

  // Without a query, the server's results are still there.
  const isMissing = hasFailed && query !== undefined;
  const said = isMissing
    ? "The results did not load. Try again, or press Search."
    : query !== undefined && announced(settled, discussions);
  return (
    <>
      <div className="stack close">
        <SearchField
          label={isGlossary ? `Search all ${terms} terms` : undefined}
          placeholder={isGlossary ? "Such as itch" : undefined}
          onSubmit={submit}
          value={text}
          ref={field}
          onFocus={() => void load()}
          onChange={(event) => follow(event.target.value)}
        />
        <div aria-live="polite">
          {query === undefined && status}
          {said && <SearchStatus text={said} query={settled?.query ?? ""} isQuiet={isQuiet} />}
        </div>
        {isMissing && <Retry onPress={retry} />}
      </div>
      {found ? <Results {...props} found={found} discussions={discussions} /> : children}
    </>
  );
}

export default island(SiteSearch);

/** The function for /search fills in the query. */
function startText(isGlossary: boolean, asked: string): string {
  if (import.meta.env.SSR) return isGlossary ? "" : "__QUERY__";
  return isGlossary ? queryInUrl() : asked;
}

/** Hides the number from screen readers for a moment, so that they announce it again. */
function useQuiet(): [isQuiet: boolean, repeat: () => void] {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setTimeout(() => setQuiet(false), quiet);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  return [isQuiet, () => setQuiet(true)];
}

function announced(found: SearchedQuery | undefined, { query, results }: Discussions): string {
  if (!found) return "Loading the search…";
  if (isStart(found.query)) return "";
  return outcome(found, found.query, query === found.query ? results.length : 0);
}

interface StatusProps {
  text: string;
  query: string;
  isQuiet: boolean;
}

const SearchStatus = ({ text, query, isQuiet }: StatusProps) => (
  <StatusMessage>
    <p aria-hidden={isQuiet}>
      <Said text={text} query={query} />
    </p>
  </StatusMessage>
);

const Retry = ({ onPress }: { onPress: () => void }) => (
  <p>
    <button className="button quiet" type="button" onClick={onPress}>
      Try again
    </button>
  </p>
);

interface ResultsProps extends Props {
  found: SearchedQuery;
  discussions: Discussions;
}

const Results = ({ found, discussions, ...props }: ResultsProps) => (
  <>
    {found.help && (found.help === "poison" && props.poison ? props.poison : props.help)}
    {!isStart(found.query) && (
      <SearchOutcome
        key={found.query}
        query={found.query}
        found={found}
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
