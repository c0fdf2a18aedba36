import { ownPath } from "../lib/own/own-path.ts";
import { type OwnInput, ownInput } from "../schemas/own.ts";
import { html, json, seeOther, uncached } from "./http/answers.ts";
import { bodyKind, readForm, readJson } from "./http/body.ts";
import { purge } from "./http/cache.ts";
import type { Visit } from "./http/handle.ts";
import { refuseCrossSite } from "./http/origin.ts";
import { type Problem, problemOf } from "./http/problem.ts";
import { renderOwnPage } from "./own-page.tsx";
import { deleteOwn, editOwn, findOwn, toOwn } from "./own-post.ts";
import { check } from "./receive-post.ts";
import type { StoredPost } from "./stored-post.ts";

// Nobody but the writer may learn the address, from search engines or by following a link elsewhere.
// With "no-referrer" a browser would send the page's own forms with `Origin: null`, as if from elsewhere.
const secret = { ...uncached, "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };

const tokenIn = ({ params }: Visit): string => params["token"] ?? "";

/** GET /api/own/:token */
export async function answerOwn(_request: Request, visit: Visit): Promise<Response> {
  return json(toOwn(await findOwn(tokenIn(visit))), 200, secret);
}

/** POST /api/own/:token, as JSON or from the forms of the private page. */
export async function receiveOwn(request: Request, visit: Visit): Promise<Response> {
  refuseCrossSite(request);
  if (bodyKind(request) === "form") return receiveForm(request, visit);
  const post = await change(check(ownInput, await readJson(request)), visit);
  return json(toOwn(post), 200, secret);
}

async function receiveForm(request: Request, visit: Visit): Promise<Response> {
  let typed: Record<string, string> = {};
  try {
    typed = await readForm(request);
    const input = check(ownInput, typed);
    const { status } = await change(input, visit);
    const word = input.action === "delete" ? "deleted" : status === "held" ? "held" : "edited";
    return seeOther(`${ownPath(tokenIn(visit))}?${word}=1`);
  } catch (error) {
    return refusedOwn(problemOf(error), visit, typed);
  }
}

async function change(input: OwnInput, visit: Visit): Promise<StoredPost> {
  const token = tokenIn(visit);
  const post = input.action === "edit" ? await editOwn(token, input) : await deleteOwn(token);
  await purge(post.tags, visit);
  return post;
}

/** GET /own/:token */
export async function answerOwnPage(request: Request, visit: Visit): Promise<Response> {
  const token = tokenIn(visit);
  const happened = new URL(request.url).searchParams.keys().next().value;
  try {
    const page = await renderOwnPage({ token, post: toOwn(await findOwn(token)), happened });
    return html(page, 200, secret);
  } catch (error) {
    return refusedOwn(problemOf(error), visit, {});
  }
}

/** The page again, with the words as they were typed, where the post can be had. */
async function refusedOwn(problem: Problem, visit: Visit, typed: Record<string, string>) {
  const token = tokenIn(visit);
  const isThere = problem.status === 400 || problem.status === 409 || problem.status === 413;
  const post = isThere ? await findOwn(token).then(toOwn, () => undefined) : undefined;
  const page = await renderOwnPage({ token, post, problem, typed });
  return html(page, problem.status, { ...secret, ...problem.headers });
}
