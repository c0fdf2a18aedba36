import { discussionCategories } from "../../../schemas/discussion.ts";
import { cachedByTag, tags } from "../../http/cache.ts";
import { toHttpError } from "../../http/http-error.ts";
import { readId } from "../../http/pagination.ts";
import { html, uncached } from "../../http/responses.ts";
import { isLaunched } from "../../site-settings.ts";
import {
  type DiscussionsPage,
  renderComingSoon,
  renderDiscussionsPage,
} from "./list-page-view.tsx";
import { getDiscussionsWithCounts } from "./queries.ts";

/** GET /discussions?category=weekly-discussions&after=12. Invalid parameters are ignored. */
export async function showDiscussionsPage(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const category = discussionCategories.find(({ id }) => id === searchParams.get("category"))?.id;
  const cached = cachedByTag(tags.discussions, ["category", "after"], request);
  if (!isLaunched("discussions")) return html(await renderComingSoon(category), 200, cached);
  return showBoard({ category, after: readId(searchParams.get("after")) ?? 0 }, cached);
}

/** The page and its form still work without the database. */
async function showBoard(asked: Omit<DiscussionsPage, "board">, cached: Record<string, string>) {
  try {
    const board = await getDiscussionsWithCounts(asked.category, asked.after);
    return html(await renderDiscussionsPage({ ...asked, board }), 200, cached);
  } catch (error) {
    const { status, headers } = toHttpError(error);
    const page = await renderDiscussionsPage({ ...asked, board: "unavailable" });
    return html(page, status, { ...uncached, ...headers });
  }
}
