import { renderToStaticMarkup } from "react-dom/server";
import { SearchField } from "../../components/search/SearchField.tsx";
import { SearchResults } from "../../components/search/SearchResults.tsx";
import {
  createSiteSearch,
  discussionResult,
  type Found,
  needsHelp,
  outcome,
  resultsPerStep,
} from "../../lib/site-search.ts";
import { cleanLine } from "../../schemas/clean-text.ts";
import type { Discussion } from "../../schemas/discussion.ts";
import { maxLength } from "../../schemas/limits.ts";
import { searchDiscussions } from "../forum/discussions/queries.ts";
import { cachedByTag, tags } from "../http/cache.ts";
import { toHttpError } from "../http/http-error.ts";
import { readId } from "../http/pagination.ts";
import { html, uncached } from "../http/responses.ts";
import { readBuilt, readTemplate, renderTemplate, unlisted } from "../http/template.ts";
import { isLaunched } from "../site-settings.ts";

/** GET /search?q=itch&page=2, which also shows the results of the pages before. */
export async function showSearchPage(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = cleanLine(searchParams.get("q") ?? "").slice(0, maxLength.search);
  const step = readId(searchParams.get("page")) ?? 1;
  const found = (await siteSearch())(query);
  const discussions = await visitorsDiscussions(query);
  const results = found.first(step * resultsPerStep);
  const left = Math.max(0, found.count - results.length);
  const next = new URLSearchParams({ q: query, page: String(step + 1) });
  const page = renderTemplate(await readTemplate("search"), {
    words: {
      STATE: query === "" ? "start" : found.count > 0 ? "found" : "none",
      STATUS: statusOf(query, found, discussions),
      HELP: String(needsHelp(query)),
      LEFT: String(left),
      // The link is hidden if nothing is left, but crawlers would follow it for ever.
      MORE: left > 0 ? `/search?${next}#result-${step * resultsPerStep + 1}` : "/search",
      GUESS: found.guess,
      GUESSED: `/search?${new URLSearchParams({ q: found.guess })}`,
    },
    html: {
      field: renderToStaticMarkup(<SearchField query={query} />),
      results: renderToStaticMarkup(<SearchResults results={results} />),
      discussions: renderToStaticMarkup(<Board query={query} discussions={discussions ?? []} />),
      listed: query === "" ? undefined : unlisted,
    },
  });
  const cached = cachedByTag(tags.discussions, ["q", "page"], request);
  return html(page, 200, discussions ? cached : uncached);
}

/** The rest of the page works without the database. @returns undefined if it cannot be reached */
async function visitorsDiscussions(query: string): Promise<Discussion[] | undefined> {
  if (!query || !isLaunched("discussions")) return [];
  try {
    return await searchDiscussions(query);
  } catch (error) {
    toHttpError(error);
    return undefined;
  }
}

let kept: { text: string; search: ReturnType<typeof createSiteSearch> } | undefined;

/** The search of the built site. The index is created once, or again after a change in development. */
async function siteSearch() {
  const text = await readBuilt("/search-index.json", "dist/search-index.json");
  if (text === undefined) throw new Error("The search index was not built");
  if (kept?.text !== text) kept = { text, search: createSiteSearch(JSON.parse(text)) };
  return kept.search;
}

function statusOf(query: string, found: Found, discussions: Discussion[] | undefined): string {
  if (query === "") return "";
  return [
    outcome(found.count, query, discussions?.length ?? 0),
    ...(discussions ? [] : ["The discussions could not be searched. Please try again later."]),
  ].join(" ");
}

/** Also rendered empty, for the browser to fill. */
function Board({ query, discussions }: { query: string; discussions: Discussion[] }) {
  if (!isLaunched("discussions")) return null;
  return (
    <section aria-labelledby="board" data-board hidden={discussions.length === 0}>
      <h2 id="board">Discussions by visitors</h2>
      <ul role="list" className="stack close">
        <SearchResults results={discussions.map((post) => discussionResult(post, query))} />
      </ul>
    </section>
  );
}
