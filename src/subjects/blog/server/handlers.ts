import { apiPaths } from "../../../lib/call/api-paths.ts";
import { postPath } from "../../../lib/posts/entry-paths.ts";
import { skipBody } from "../../../server/http/body.ts";
import { cachedByTag, purge, tags } from "../../../server/http/cache.ts";
import type { RequestContext } from "../../../server/http/handle.ts";
import { HttpError, toHttpError } from "../../../server/http/http-error.ts";
import { nextLink, pathId, readAfter } from "../../../server/http/pagination.ts";
import { errorPage } from "../../../server/http/plain-page.tsx";
import { json, seeOther, uncached } from "../../../server/http/responses.ts";
import type { Counted } from "../../../server/visitors/daily-counter.ts";
import type { LikesResponse } from "../schema.ts";
import { likePost } from "./likes.ts";
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

export async function getBlogPost(request: Request, visit: RequestContext): Promise<Response> {
  const id = postId(visit);
  const post = await getPost(id);
  if (!post) throw noPost();
  return json(post, 200, cachedByTag(tags.post(id), [], request));
}

/** POST /api/blog/:id/like, as JSON or as a plain HTML form. A visitor counts once a day. */
export async function likeBlogPost(request: Request, visit: RequestContext): Promise<Response> {
  if (await skipBody(request)) return receiveForm(visit);
  const { total, isNew } = await like(visit);
  const counted: LikesResponse = { likes: total, ...(!isNew && { alreadyCounted: true }) };
  return json(counted, 200, uncached);
}

const refuse = errorPage("Blog", { href: "/blog", label: "Back to Blog" });

async function receiveForm(visit: RequestContext): Promise<Response> {
  try {
    const { isNew } = await like(visit);
    return seeOther(`${postPath(postId(visit))}#${isNew ? "liked" : "already-liked"}`);
  } catch (error) {
    return refuse(toHttpError(error));
  }
}

async function like(visit: RequestContext): Promise<Counted> {
  const id = postId(visit);
  const counted = await likePost(id, visit.ip);
  if (!counted) throw noPost();
  if (counted.isNew) await purge([tags.blog, tags.post(id)], visit);
  return counted;
}

const postId = (visit: RequestContext): number => pathId(visit, noPost);

const noPost = () => new HttpError(404, "Post not found");
