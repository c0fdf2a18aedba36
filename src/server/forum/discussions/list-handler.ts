import { cleanLine } from "../../../schemas/clean-text.ts";
import { type DiscussionCategory, discussionCategories } from "../../../schemas/discussion.ts";
import { maxLength } from "../../../schemas/limits.ts";
import { atMost } from "../../../schemas/text-input.ts";
import { cachedByTag, tags } from "../../http/cache.ts";
import { invalidFields } from "../../http/http-error.ts";
import { nextLink, readAfter } from "../../http/pagination.ts";
import { json } from "../../http/responses.ts";
import { listDiscussions, searchDiscussions } from "./queries.ts";

/** GET /api/discussions?category=…&after=12, or ?q=… for the visitors' discussions with these words. */
export async function listDiscussionsResponse(request: Request): Promise<Response> {
  const cached = cachedByTag(tags.discussions, ["category", "after", "q"], request);
  const query = readQuery(request);
  if (query) return json(await searchDiscussions(query), 200, cached);
  const category = readCategory(request);
  const { entries, next } = await listDiscussions(category, readAfter(request));
  return json(entries, 200, {
    ...cached,
    ...nextLink("/api/discussions", { category, after: next }),
  });
}

function readQuery(request: Request): string {
  const query = cleanLine(new URL(request.url).searchParams.get("q") ?? "");
  if (query.length > maxLength.search) throw invalidFields({ q: atMost(maxLength.search) });
  return query;
}

const categories = discussionCategories.map(({ id }) => id);

function readCategory(request: Request): DiscussionCategory | undefined {
  const text = new URL(request.url).searchParams.get("category");
  if (!text) return undefined;
  const category = categories.find((known) => known === text);
  if (category) return category;
  throw invalidFields({ category: `Expected one of ${categories.join(", ")}` });
}
