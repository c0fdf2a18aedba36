import { resultsPerStep } from "../../lib/site-search.ts";
import { cleanLine } from "../../schemas/clean-text.ts";
import type { Discussion } from "../../schemas/discussion.ts";
import { maxLength } from "../../schemas/limits.ts";
import { searchDiscussions } from "../forum/discussions/queries.ts";
import { cachedByTag, tags } from "../http/cache.ts";
import { toHttpError } from "../http/http-error.ts";
import { readId } from "../http/pagination.ts";
import { html, uncached } from "../http/responses.ts";
import { isLaunched } from "../site-settings.ts";
import { renderSearchPage } from "./page-view.tsx";
import { siteSearch } from "./site-index.ts";

/** GET /search?q=itch&page=2, which also shows the results of the pages before. */
export async function showSearchPage(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const typed = cleanLine(searchParams.get("q") ?? "");
  const query = typed.slice(0, maxLength.search);
  const shown = resultsPerStep * (readId(searchParams.get("page")) ?? 1);
  const found = (await siteSearch())(query);
  const discussions = await visitorsDiscussions(query);
  const page = await renderSearchPage({ query, isCut: typed !== query, found, shown, discussions });
  const cached = cachedByTag(tags.discussions, ["q", "page"], request);
  return html(page, 200, discussions === "unavailable" ? uncached : cached);
}

/** The rest of the page works without the database. */
async function visitorsDiscussions(query: string): Promise<Discussion[] | "unavailable"> {
  if (!query || !isLaunched("discussions")) return [];
  try {
    return await searchDiscussions(query);
  } catch (error) {
    toHttpError(error);
    return "unavailable";
  }
}
