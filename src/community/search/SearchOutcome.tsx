import { type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { plural } from "../../lib/text/plural.ts";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { SearchResults } from "./SearchResults.tsx";
import type { Found, SearchResult } from "./site-search.ts";

const resultsPerStep = 20;

export function outcome(
  { count, help, helpOnly }: Pick<Found, "count" | "help" | "helpOnly">,
  query: string,
  discussions = 0,
): string {
  if (helpOnly) return "Call or text one of these help lines now.";
  const number = count === 0 ? "No results" : plural(count, "result");
  const others = discussions > 0 ? ` ${plural(discussions, "discussion")} by visitors.` : "";
  return `${number} for “${query}”.${others}${help ? " Help lines come first." : ""}`;
}

export function Said({ text, query }: { text: string; query: string }) {
  const words = `“${query}”`;
  const [before, ...after] = text.split(words);
  return (
    <>
      <span>{before}</span>
      {after.length > 0 && <span translate="no">{words}</span>}
      {after.length > 0 && <span>{after.join(words)}</span>}
    </>
  );
}

interface Props {
  query: string;
  found: Found;
  page?: number;
  suggest: string;
  hasBoard: boolean;
}

export function SearchOutcome({ query, found, page = 1, suggest, hasBoard }: Props) {
  const [steps, setSteps] = useState(page);
  const shown = steps * resultsPerStep;
  const next = `result-${shown + 1}`;

  function showMore(event: MouseEvent) {
    event.preventDefault();
    flushSync(() => setSteps(steps + 1));
    document.getElementById(next)?.focus();
  }

  if (found.count === 0)
    return found.helpOnly ? null : (
      <NothingFound guess={found.guess} suggest={suggest} hasBoard={hasBoard} />
    );
  return (
    <section className="stack close" aria-labelledby="results">
      <h2 id="results" className="visually-hidden">
        Results
      </h2>
      <ul className="stack close" role="list">
        <SearchResults results={found.first(shown)} name="result" />
      </ul>
      {found.count > shown && (
        <form method="post" action={`/search#${next}`}>
          <input type="hidden" name="q" value={query} />
          <input type="hidden" name="page" value={steps + 1} />
          <button className="button quiet" type="submit" onClick={showMore}>
            Show more results
          </button>
        </form>
      )}
    </section>
  );
}

const NothingFound = ({
  guess,
  suggest,
  hasBoard,
}: Pick<Props, "suggest" | "hasBoard"> & Pick<Found, "guess">) => (
  <section className="stack close" aria-labelledby="none">
    {guess && (
      <p>
        Did you mean <a href={searchPath(guess)}>{guess}</a>?
      </p>
    )}
    <EmptyState
      title="Nothing was found"
      headingId="none"
      text="Check the spelling, or use fewer words. You can also try these:"
      links={[
        { href: "/discussions", label: hasBoard ? "Ask in the forum" : "Read the discussions" },
        { href: suggest, label: "Suggest a Term" },
        { href: "/do-i-need-a-doctor", label: "Do I need a doctor?" },
      ]}
    />
  </section>
);

export const VisitorsDiscussions = ({ results }: { results: readonly SearchResult[] }) => (
  <section className="stack close" aria-labelledby="board">
    <h2 id="board">Discussions by visitors</h2>
    <ul role="list" className="stack close">
      <SearchResults results={results} name="discussion" />
    </ul>
  </section>
);

export const SearchExamples = ({ examples }: { examples: readonly string[] }) => (
  <section className="stack close" aria-labelledby="examples">
    <h2 id="examples">Try one of these</h2>
    <ul role="list" className="cluster">
      {examples.map((example) => (
        <li key={example}>
          <a className="button quiet" href={searchPath(example)}>
            {example}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const searchPath = (query: string): string => `?${new URLSearchParams({ q: query })}`;
