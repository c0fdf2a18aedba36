import { type DiscussionCategory, discussionCategories } from "../schemas/discussion.ts";
import { listDiscussions } from "./discussions.ts";
import { json } from "./http/answers.ts";
import { cachedByTag, tags } from "./http/cache.ts";
import { linkToNext, readAfter } from "./http/paging.ts";
import { Problem } from "./http/problem.ts";

/** GET /api/discussions?category=weekly-discussions */
export async function answerDiscussions(request: Request): Promise<Response> {
  const category = readCategory(request);
  const { entries, next } = await listDiscussions(category, readAfter(request));
  return json(entries, 200, {
    ...cachedByTag(tags.discussions, ["category", "after"], request),
    ...linkToNext("/api/discussions", { category, after: next }),
  });
}

const categories = discussionCategories.map(({ id }) => id);

/** @returns undefined where all are asked for. @throws Problem 400 that names the known ones */
function readCategory(request: Request): DiscussionCategory | undefined {
  const text = new URL(request.url).searchParams.get("category");
  if (!text) return undefined;
  const category = categories.find((known) => known === text);
  if (category) return category;
  const fields = { category: `Expected one of ${categories.join(", ")}` };
  throw new Problem(400, "Some fields are not valid", { fields });
}
