import { cleanLine } from "../../schemas/clean.ts";
import { actionInput, type DeskList, deskLists, signInInput } from "../../schemas/desk.ts";
import { json, noContent, uncached } from "../http/answers.ts";
import { bodyKind, readJson } from "../http/body.ts";
import { purge } from "../http/cache.ts";
import type { Visit } from "../http/handle.ts";
import { refuseCrossSite } from "../http/origin.ts";
import { linkToNext, readAfter } from "../http/paging.ts";
import { Problem } from "../http/problem.ts";
import { check } from "../receive-post.ts";
import { visitorOf } from "../visitors.ts";
import { listLog } from "./log.ts";
import { moderate } from "./moderate.ts";
import { listDeskPosts } from "./posts.ts";
import { noCookie, requireModerator, signIn, signOut } from "./sessions.ts";

const unlisted = { ...uncached, "X-Robots-Tag": "noindex" };

/** GET /api/desk/session: who sits here. */
export async function answerSession(request: Request): Promise<Response> {
  return json(await requireModerator(request), 200, unlisted);
}

/** POST /api/desk/session: signs in. */
export async function receiveSession(request: Request, visit: Visit): Promise<Response> {
  refuseCrossSite(request);
  const given = check(signInInput, await readBody(request));
  const { session, cookies } = await signIn(given, await visitorOf(visit.ip), request);
  const answer = json(session, 200, unlisted);
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/** DELETE /api/desk/session: signs out, also one who is not signed in. */
export async function endSession(request: Request): Promise<Response> {
  refuseCrossSite(request);
  await signOut(request);
  const answer = noContent();
  answer.headers.set("Set-Cookie", noCookie);
  return answer;
}

/** GET /api/desk/posts?show=waiting&search=…&after=… */
export async function answerDeskPosts(request: Request): Promise<Response> {
  await requireModerator(request);
  const { searchParams } = new URL(request.url);
  const search = cleanLine(searchParams.get("search") ?? "").slice(0, 200);
  const list = readList(searchParams.get("show"));
  const { posts, next } = await listDeskPosts({
    list,
    search,
    after: searchParams.get("after") ?? "",
  });
  const query = new URLSearchParams({ show: list, ...(search && { search }), after: next ?? "" });
  const link = next && { Link: `</api/desk/posts?${query}>; rel="next"` };
  return json(posts, 200, { ...unlisted, ...link });
}

/** @throws Problem 400 that names the known ones */
function readList(text: string | null): DeskList {
  const list = deskLists.find((known) => known === (text || "waiting"));
  if (list) return list;
  throw new Problem(400, "Some fields are not valid", {
    fields: { show: `Expected one of ${deskLists.join(", ")}` },
  });
}

/** POST /api/desk/actions: approves, removes or restores, one post or many. */
export async function receiveAction(request: Request, visit: Visit): Promise<Response> {
  refuseCrossSite(request);
  const { username } = await requireModerator(request);
  const input = check(actionInput, await readBody(request));
  const { results, tags } = await moderate(input, username);
  if (tags.length > 0) await purge(tags, visit);
  return json(results, 200, unlisted);
}

/** GET /api/desk/log?after=… */
export async function answerLog(request: Request): Promise<Response> {
  await requireModerator(request);
  const { entries, next } = await listLog(readAfter(request));
  return json(entries, 200, { ...unlisted, ...linkToNext("/api/desk/log", { after: next }) });
}

/** The desk speaks JSON only, so that no form of another page can speak to it. @throws Problem 415 */
function readBody(request: Request): Promise<object> {
  if (bodyKind(request) === "json") return readJson(request);
  throw new Problem(415, "Expected application/json");
}
