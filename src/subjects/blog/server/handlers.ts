import { apiPaths } from "../../../lib/call/api-paths.ts";
import { cachedByTag, tags } from "../../../server/http/cache.ts";
import type { RequestContext } from "../../../server/http/handle.ts";
import { HttpError } from "../../../server/http/http-error.ts";
import { nextLink, pathId, readAfter } from "../../../server/http/pagination.ts";
import { json } from "../../../server/http/responses.ts";
import { getPost, listLikes, listPosts } from "./queries.ts";

/** GET /api/blog. `?only=likes` returns only the likes, for pages that have the rest. */
export async function listBlogPosts(request: Request): Promise<Response> {
  const kept = cachedByTag(tags.blog, ["after", "only"], request);
  if (new URL(request.url).searchParams.get("only") === "likes")
    return json(await listLikes(), 200, kept);
  const { entries, next } = await listPosts(readAfter(request));
  return json(entries, 200, {
    ...kept,
    ...nextLink(apiPaths.blog, { after: next }),
  });
}

export async function getBlogPost(request: Request, context: RequestContext): Promise<Response> {
  const id = blogPostId(context);
  const post = await getPost(id);
  if (!post) throw noPost();
  return json(post, 200, cachedByTag(tags.blogPost(id), [], request));
}

const blogPostId = (context: RequestContext): number => pathId(context, noPost);

const noPost = () => new HttpError(404, "Post not found");
