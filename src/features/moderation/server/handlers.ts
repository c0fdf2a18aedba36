import * as z from "zod/mini";
import { apiPaths } from "../../../lib/api-paths.ts";
import { cleanLine } from "../../../lib/clean-text.ts";
import { maxLength } from "../../../lib/limits.ts";
import { tooLong, typedChoice } from "../../../lib/text-input.ts";
import { bodyKind, check, readJson } from "../../../server/http/body.ts";
import { purge } from "../../../server/http/cache.ts";
import { handle, handlePaths, type RequestContext } from "../../../server/http/handle.ts";
import { HttpError, invalidFields } from "../../../server/http/http-error.ts";
import { nextLink } from "../../../server/http/pagination.ts";
import { json, noContent, uncached } from "../../../server/http/responses.ts";
import { sendsMail } from "../../../server/site-settings.ts";
import { saveAlertAddress } from "../../mail/server/alert-address.ts";
import { findFailedAlert } from "../../mail/server/outbox.ts";
import { sendDueMails } from "../../mail/server/send.ts";
import {
  accountInput,
  actionInput,
  moderationLists,
  newAccountInput,
  type Overview,
  signInInput,
} from "../schema/moderation.ts";
import { moderate } from "./moderate.ts";
import { countLists, listReviewQueue } from "./review-queue.ts";
import { findSignInLink, linkTokenIn } from "./sessions/accounts.ts";
import {
  checkPassword,
  noCookie,
  requireModerator,
  savePassword,
  signIn,
  signInWithLink,
  signOut,
} from "./sessions/sessions.ts";

/** For `functions/moderation.ts` and `functions/moderation-session.ts`, which have different limits. */
export const moderationApi = handlePaths({
  [apiPaths.deskSession]: handle({ GET: getSession, POST: createSession, DELETE: endSession }),
  [apiPaths.deskLink]: handle({ GET: getLink, POST: followLink }),
  [apiPaths.deskAccount]: handle({ POST: changeAccount }),
  [apiPaths.deskOverview]: handle({ GET: getOverview }),
  [apiPaths.deskPosts]: handle({ GET: listReviewPosts }),
  [apiPaths.deskActions]: handle({ POST: takeAction }),
});

async function getSession(request: Request): Promise<Response> {
  return json(await requireModerator(request), 200, uncached);
}

async function createSession(request: Request, visit: RequestContext): Promise<Response> {
  const given = check(signInInput, await readBody(request));
  return withCookie(await signIn(given, request, visit));
}

function withCookie({ session, cookie }: Awaited<ReturnType<typeof signIn>>): Response {
  const answer = json(session, 200, uncached);
  answer.headers.set("Set-Cookie", cookie);
  return answer;
}

async function endSession(request: Request): Promise<Response> {
  await signOut(request);
  const answer = noContent();
  answer.headers.set("Set-Cookie", noCookie);
  return answer;
}

async function changeAccount(request: Request, visit: RequestContext): Promise<Response> {
  const { username, viaLink } = await requireModerator(request);
  const input = check(accountInput, await readBody(request));
  const { currentPassword: current = "", password } = input;
  if (password && !viaLink && !(await checkPassword({ username, password: current }, visit)))
    throw invalidFields({ currentPassword: "The current password is wrong" });
  await saveAlertAddress(username, input.email ?? null, input.summary ?? false);
  visit.waitUntil?.(sendDueMails());
  if (password) await savePassword(request, username, password);
  return getSession(request);
}

async function getLink(request: Request): Promise<Response> {
  return json(await findSignInLink(linkTokenIn(request)), 200, uncached);
}

/** Uses up the link. Unlike a password, it works while others guess passwords. */
async function followLink(request: Request): Promise<Response> {
  const body = await readBody(request);
  const token = linkTokenIn(request);
  const { isNew } = await findSignInLink(token);
  const first = isNew ? check(newAccountInput, body) : undefined;
  return withCookie(await signInWithLink(token, first, request));
}

async function getOverview(request: Request): Promise<Response> {
  await requireModerator(request);
  const [lists, failedAlert] = await Promise.all([countLists(), findFailedAlert()]);
  const overview: Overview = { ...lists, hasMail: sendsMail(), failedAlert };
  return json(overview, 200, uncached);
}

const queueQuery = z.object({ show: typedChoice(moderationLists) });

async function listReviewPosts(request: Request): Promise<Response> {
  await requireModerator(request);
  const { searchParams } = new URL(request.url);
  const search = cleanLine(searchParams.get("search") ?? "");
  const problem = tooLong(search, maxLength.search);
  if (problem) throw invalidFields({ search: problem });
  const { show } = check(queueQuery, { show: searchParams.get("show") || "waiting" });
  const after = searchParams.get("after") ?? "";
  const { posts, next } = await listReviewQueue({ list: show, search, after });
  const query = { show, search: search || undefined, after: next };
  return json(posts, 200, { ...uncached, ...nextLink(apiPaths.deskPosts, query) });
}

async function takeAction(request: Request, visit: RequestContext): Promise<Response> {
  const { username } = await requireModerator(request);
  const input = check(actionInput, await readBody(request));
  const { result, tags } = await moderate(input, username);
  if (tags.length > 0) await purge(tags, visit);
  visit.waitUntil?.(sendDueMails());
  return json(result, 200, uncached);
}

/** Accepts only JSON, which another site cannot send without a preflight request. @throws HttpError 415 */
function readBody(request: Request): Promise<object> {
  if (bodyKind(request) === "json") return readJson(request);
  throw new HttpError(415, "Invalid Content-Type: expected application/json");
}
