import { cleanLine } from "../../schemas/clean-text.ts";
import { maxLength } from "../../schemas/limits.ts";
import {
  accountInput,
  actionInput,
  type ModerationList,
  mailActionInput,
  moderationLists,
  type Overview,
  signInInput,
} from "../../schemas/moderation.ts";
import { check } from "../forum/posts/post-handler.ts";
import { bodyKind, readJson } from "../http/body.ts";
import { purge } from "../http/cache.ts";
import { listErrors } from "../http/error-log.ts";
import type { RequestContext } from "../http/handle.ts";
import { HttpError, invalidFields } from "../http/http-error.ts";
import { refuseCrossSite } from "../http/origin.ts";
import { nextLink, readAfter } from "../http/pagination.ts";
import { json, noContent, uncached } from "../http/responses.ts";
import { changeFailedMail, listFailedMails } from "../mail/outbox.ts";
import { sendDueMails } from "../mail/send.ts";
import { sendsMail } from "../site-settings.ts";
import { visitorId } from "../visitors/visitor-id.ts";
import { listLog } from "./log.ts";
import { moderate } from "./moderate.ts";
import { countLists, listReviewQueue } from "./review-queue.ts";
import { saveAccount } from "./sessions/accounts.ts";
import { noCookie, requireModerator, signIn, signOut } from "./sessions/sessions.ts";

const unlisted = { ...uncached, "X-Robots-Tag": "noindex" };

export async function getSession(request: Request): Promise<Response> {
  return json(await requireModerator(request), 200, unlisted);
}

export async function createSession(request: Request, visit: RequestContext): Promise<Response> {
  refuseCrossSite(request);
  const given = check(signInInput, await readBody(request));
  const { session, cookies } = await signIn(given, await visitorId(visit.ip), request);
  const answer = json(session, 200, unlisted);
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

export async function endSession(request: Request): Promise<Response> {
  refuseCrossSite(request);
  await signOut(request);
  const answer = noContent();
  answer.headers.set("Set-Cookie", noCookie);
  return answer;
}

/** POST /api/desk/account: the moderator's own address and summary. */
export async function changeAccount(request: Request): Promise<Response> {
  refuseCrossSite(request);
  const { username } = await requireModerator(request);
  await saveAccount(username, check(accountInput, await readBody(request)));
  return getSession(request);
}

/** Problems of each kind in the overview. */
const mostShown = 50;

export async function getOverview(request: Request): Promise<Response> {
  await requireModerator(request);
  const [lists, mails, errors] = await Promise.all([
    countLists(),
    listFailedMails(mostShown),
    listErrors(mostShown),
  ]);
  const overview: Overview = { ...lists, hasMail: sendsMail(), mails, errors };
  return json(overview, 200, unlisted);
}

/** POST /api/desk/mails: tries a failed mail again, or dismisses it. */
export async function changeMail(request: Request, visit: RequestContext): Promise<Response> {
  refuseCrossSite(request);
  await requireModerator(request);
  const { id, action } = check(mailActionInput, await readBody(request));
  await changeFailedMail(id, action);
  if (action === "retry") visit.waitUntil?.(sendDueMails());
  return noContent();
}

export async function listReviewPosts(request: Request): Promise<Response> {
  await requireModerator(request);
  const { searchParams } = new URL(request.url);
  const search = cleanLine(searchParams.get("search") ?? "").slice(0, maxLength.search);
  const list = readList(searchParams.get("show"));
  const { posts, next } = await listReviewQueue({
    list,
    search,
    after: searchParams.get("after") ?? "",
  });
  const query = new URLSearchParams({ show: list, ...(search && { search }), after: next ?? "" });
  const link = next && { Link: `</api/desk/posts?${query}>; rel="next"` };
  return json(posts, 200, { ...unlisted, ...link });
}

function readList(text: string | null): ModerationList {
  const list = moderationLists.find((known) => known === (text || "waiting"));
  if (list) return list;
  throw invalidFields({ show: `Expected one of ${moderationLists.join(", ")}` });
}

export async function takeAction(request: Request, visit: RequestContext): Promise<Response> {
  refuseCrossSite(request);
  const { username } = await requireModerator(request);
  const input = check(actionInput, await readBody(request));
  const { results, tags } = await moderate(input, username);
  if (tags.length > 0) await purge(tags, visit);
  visit.waitUntil?.(sendDueMails());
  return json(results, 200, unlisted);
}

export async function getLog(request: Request): Promise<Response> {
  await requireModerator(request);
  const { entries, next } = await listLog(readAfter(request));
  return json(entries, 200, { ...unlisted, ...nextLink("/api/desk/log", { after: next }) });
}

/** Only JSON, which a form on another site cannot send without the browser asking first. @throws HttpError 415 */
function readBody(request: Request): Promise<object> {
  if (bodyKind(request) === "json") return readJson(request);
  throw new HttpError(415, "Invalid Content-Type: expected application/json");
}
