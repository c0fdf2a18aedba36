import { renderToStaticMarkup } from "react-dom/server";
import { SearchField } from "../../components/search/SearchField.tsx";
import { SearchResults } from "../../components/search/SearchResults.tsx";
import {
  discussionResult,
  type Found,
  needsHelp,
  outcome,
  resultsPerStep,
} from "../../lib/site-search.ts";
import type { Discussion } from "../../schemas/discussion.ts";
import { readTemplate, renderTemplate, unlisted } from "../http/template.ts";
import { isLaunched } from "../site-settings.ts";

export interface SearchPage {
  query: string;
  /** True if the query was too long and is only the start of what was typed. */
  isCut: boolean;
  found: Found;
  shown: number;
  discussions: Discussion[] | "unavailable";
}

export async function renderSearchPage(page: SearchPage): Promise<string> {
  const { query, found, shown, discussions } = page;
  const results = found.first(shown);
  const left = Math.max(0, found.count - results.length);
  const next = new URLSearchParams({ q: query, page: String(shown / resultsPerStep + 1) });
  const listed = query === "" ? undefined : unlisted;
  return renderTemplate(await readTemplate("search"), {
    words: {
      STATE: query === "" ? "start" : found.count > 0 ? "found" : "none",
      STATUS: statusOf(page),
      HELP: String(needsHelp(query)),
      LEFT: String(left),
      // The link is hidden if nothing is left, but crawlers would follow it for ever.
      MORE: left > 0 ? `/search?${next}#result-${shown + 1}` : "/search",
      GUESS: found.guess,
      GUESSED: `/search?${new URLSearchParams({ q: found.guess })}`,
    },
    html: {
      field: renderToStaticMarkup(<SearchField query={query} />),
      results: renderToStaticMarkup(<SearchResults results={results} />),
      discussions: renderToStaticMarkup(<Board query={query} discussions={discussions} />),
      listed,
    },
  });
}

function statusOf({ query, isCut, found, discussions }: SearchPage): string {
  if (query === "") return "";
  const isFailed = discussions === "unavailable";
  return [
    outcome(found.count, query, isFailed ? 0 : discussions.length),
    ...(isCut ? ["Your search was too long, so only its beginning was used."] : []),
    ...(isFailed ? ["The discussions could not be searched. Please try again later."] : []),
  ].join(" ");
}

/** Also rendered empty, for the browser to fill. */
function Board({ query, discussions }: Pick<SearchPage, "query" | "discussions">) {
  if (!isLaunched("discussions")) return null;
  const posts = discussions === "unavailable" ? [] : discussions;
  return (
    <section aria-labelledby="board" data-board hidden={posts.length === 0}>
      <h2 id="board">Discussions by visitors</h2>
      <ul role="list" className="stack close">
        <SearchResults results={posts.map((post) => discussionResult(post, query))} />
      </ul>
    </section>
  );
}
