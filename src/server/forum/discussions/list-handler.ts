import { type DiscussionCategory, discussionCategories } from "../../../schemas/discussion.ts";
import { cachedByTag, tags } from "../../http/cache.ts";
import { invalidFields } from "../../http/http-error.ts";
import { nextLink, readAfter } from "../../http/pagination.ts";
import { json } from "../../http/responses.ts";
import { listDiscussions } from "./queries.ts";

export async function listDiscussionsResponse(request: Request): Promise<Response> {
  const category = readCategory(request);
  const { entries, next } = await listDiscussions(category, readAfter(request));
  return json(entries, 200, {
    ...cachedByTag(tags.discussions, ["category", "after"], request),
    ...nextLink("/api/discussions", { category, after: next }),
  });
}

const categories = discussionCategories.map(({ id }) => id);

function readCategory(request: Request): DiscussionCategory | undefined {
  const text = new URL(request.url).searchParams.get("category");
  if (!text) return undefined;
  const category = categories.find((known) => known === text);
  if (category) return category;
  throw invalidFields({ category: `Expected one of ${categories.join(", ")}` });
}
