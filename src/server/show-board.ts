import { discussionCategories } from "../schemas/discussion.ts";
import { type BoardPage, renderBoard, renderComingSoon } from "./board-page.tsx";
import { getBoard } from "./discussions.ts";
import { html, uncached } from "./http/answers.ts";
import { cachedByTag, tags } from "./http/cache.ts";
import { readId } from "./http/paging.ts";
import { problemOf } from "./http/problem.ts";
import { isLaunched } from "./settings.ts";

/** GET /discussions?category=weekly-discussions&after=12: what it does not know, it passes over. */
export async function answerBoard(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const category = discussionCategories.find(({ id }) => id === searchParams.get("category"))?.id;
  const cached = cachedByTag(tags.discussions, ["category", "after"], request);
  if (!isLaunched("discussions")) return html(await renderComingSoon(category), 200, cached);
  return showBoard({ category, after: readId(searchParams.get("after")) ?? 0 }, cached);
}

/** Without the database the page still says what it is, and its form keeps what is typed. */
async function showBoard(asked: Omit<BoardPage, "board">, cached: Record<string, string>) {
  try {
    const board = await getBoard(asked.category, asked.after);
    return html(await renderBoard({ ...asked, board }), 200, cached);
  } catch (error) {
    const { status, headers } = problemOf(error);
    const page = await renderBoard({ ...asked, board: "unavailable" });
    return html(page, status, { ...uncached, ...headers });
  }
}
