import { type Counted, likePost } from "./count-once.ts";
import { html, json, seeOther, uncached } from "./http/answers.ts";
import { skipBody } from "./http/body.ts";
import { purge, tags } from "./http/cache.ts";
import type { Visit } from "./http/handle.ts";
import { refuseCrossSite } from "./http/origin.ts";
import { problemOf } from "./http/problem.ts";
import { renderRefused } from "./refused-page.tsx";
import { isLaunched } from "./settings.ts";
import { noPost, postId } from "./show-blog.ts";
import { visitorOf } from "./visitors.ts";

/** POST /api/blog/:id/like, by a script or as a plain HTML form. A visitor counts once a day. */
export async function receiveLike(request: Request, visit: Visit): Promise<Response> {
  refuseCrossSite(request);
  if ((await skipBody(request)) === "form") return receiveForm(visit);
  const { total } = await like(visit);
  return json({ likes: total }, 200, uncached);
}

async function receiveForm(visit: Visit): Promise<Response> {
  try {
    await like(visit);
    return seeOther(likedPage(postId(visit)));
  } catch (error) {
    const { status, message, headers } = problemOf(error);
    const page = await renderRefused("Blog", message, { href: "/blog", label: "Back to Blog" });
    return html(page, status, { ...uncached, ...headers });
  }
}

/** The page of the post, at the words that thank for the like. */
const likedPage = (id: number) => (isLaunched("blog") ? `/blog/${id}#liked` : `/blog#${id}`);

/** @throws Problem 404 */
async function like(visit: Visit): Promise<Counted> {
  const id = postId(visit);
  const counted = await likePost(id, await visitorOf(visit.ip));
  if (!counted) throw noPost();
  if (counted.isNew) await purge([tags.blog, tags.post(id)], visit);
  return counted;
}
