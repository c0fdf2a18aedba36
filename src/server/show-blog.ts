import { getPost, listLikes, listPosts } from "./blog.ts";
import { json } from "./http/answers.ts";
import { cachedByTag, tags } from "./http/cache.ts";
import type { Visit } from "./http/handle.ts";
import { linkToNext, readAfter, readId } from "./http/paging.ts";
import { Problem } from "./http/problem.ts";

/** GET /api/blog; `?only=likes` gives the likes of all posts, for pages that hold the rest already. */
export async function answerPosts(request: Request): Promise<Response> {
  const kept = cachedByTag(tags.blog, ["after", "only"], request);
  if (new URL(request.url).searchParams.get("only") === "likes")
    return json(await listLikes(), 200, kept);
  const { entries, next } = await listPosts(readAfter(request));
  return json(entries, 200, {
    ...kept,
    ...linkToNext("/api/blog", { after: next }),
  });
}

/** GET /api/blog/:id */
export async function answerPost(request: Request, visit: Visit): Promise<Response> {
  const id = postId(visit);
  const post = await getPost(id);
  if (!post) throw noPost();
  return json(post, 200, cachedByTag(tags.post(id), [], request));
}

/** The id in the address. @throws Problem 404 where it can be no post's */
export function postId({ params }: Visit): number {
  const { id } = params;
  const number = readId(id);
  if (number) return number;
  throw noPost();
}

export const noPost = () => new Problem(404, "Post not found");
