import * as z from "zod/mini";
import { cleanLine } from "../../schemas/clean-text.ts";
import { maxLength } from "../../schemas/limits.ts";
import {
  accountInput,
  accountsInput,
  actionInput,
  moderationLists,
  newAccountInput,
  type Overview,
  signInInput,
} from "../../schemas/moderation.ts";
import { typedChoice } from "../../schemas/text-input.ts";
import { bodyKind, check, readJson } from "../http/body.ts";
import { purge } from "../http/cache.ts";
import { listErrors } from "../http/error-log.ts";
import { handlePaths, type RequestContext } from "../http/handle.ts";
import { HttpError, invalidFields } from "../http/http-error.ts";
import { nextLink, readAfter } from "../http/pagination.ts";
import { json, noContent, uncached } from "../http/responses.ts";
import { saveAlertAddress } from "../mail/alert-address.ts";
import { listFailedMails } from "../mail/outbox.ts";
import { sendDueMails } from "../mail/send.ts";
import { sendsMail } from "../site-settings.ts";
import { listLog, moderate } from "./moderate.ts";
import { countLists, listReviewQueue } from "./review-queue.ts";
import {
  changeAccounts,
  findSignInLink,
  linkTokenIn,
  listAccounts,
  listSignIns,
} from "./sessions/accounts.ts";
import {
  checkPassword,
  noCookie,
  requireModerator,
  savePassword,
  signIn,
  signInWithLink,
  signOut,
} from "./sessions/sessions.ts";

/** `functions/moderation.ts` has the same paths. */
export const moderationApi = handlePaths({
  "/api/desk/session": { GET: getSession, POST: createSession, DELETE: endSession },
  "/api/desk/link": { GET: getLink, POST: followLink },
  "/api/desk/account": { POST: changeAccount },
  "/api/desk/accounts": { POST: postAccounts },
  "/api/desk/overview": { GET: getOverview },
  "/api/desk/posts": { GET: listReviewPosts },
  "/api/desk/actions": { POST: takeAction },
  "/api/desk/log": { GET: getLog },
});

async function getSession(request: Request): Promise<Response> {
  return json(await requireModerator(request), 200, uncached);
}

async function createSession(request: Request, visit: RequestContext): Promise<Response> {
  const given = check(signInInput, await readBody(request));
  return withCookies(await signIn(given, request, visit));
}

function withCookies({ session, cookies }: Awaited<ReturnType<typeof signIn>>): Response {
  const answer = json(session, 200, uncached);
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
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
  if (
    password &&
    !viaLink &&
    !(await checkPassword({ username, password: current }, request, visit))
  )
    throw invalidFields({ currentPassword: "The current password is wrong" });
  await saveAlertAddress(username, input.email ?? null, input.summary ?? false);
  visit.waitUntil?.(sendDueMails());
  if (password) await savePassword(request, username, password);
  return getSession(request);
}

async function postAccounts(request: Request): Promise<Response> {
  const { username, role } = await requireModerator(request);
  const body = await readBody(request);
  if (role !== "creator") throw new HttpError(403, "Only a creator can manage the accounts");
  return json({ link: await changeAccounts(username, check(accountsInput, body)) }, 200, uncached);
}

async function getLink(request: Request): Promise<Response> {
  return json(await findSignInLink(linkTokenIn(request)), 200, uncached);
}

/** Uses the link up. Unlike a password, it works while others guess passwords. */
async function followLink(request: Request, visit: RequestContext): Promise<Response> {
  const body = await readBody(request);
  const token = linkTokenIn(request);
  const { isNew } = await findSignInLink(token);
  const first = isNew ? check(newAccountInput, body) : undefined;
  return withCookies(await signInWithLink(token, first, request, visit));
}

const mostShown = 50;

async function getOverview(request: Request): Promise<Response> {
  const { username, role } = await requireModerator(request);
  const [lists, mails, errors, signIns, accounts] = await Promise.all([
    countLists(),
    listFailedMails(mostShown),
    listErrors(mostShown),
    listSignIns(username),
    role === "creator" ? listAccounts() : undefined,
  ]);
  const overview: Overview = { ...lists, hasMail: sendsMail(), mails, errors, signIns, accounts };
  return json(overview, 200, uncached);
}

const queueQuery = z.object({ show: typedChoice(moderationLists) });

async function listReviewPosts(request: Request): Promise<Response> {
  await requireModerator(request);
  const { searchParams } = new URL(request.url);
  const search = cleanLine(searchParams.get("search") ?? "").slice(0, maxLength.search);
  const { show } = check(queueQuery, { show: searchParams.get("show") || "waiting" });
  const after = searchParams.get("after") ?? "";
  const { posts, next } = await listReviewQueue({ list: show, search, after });
  const query = { show, search: search || undefined, after: next };
  return json(posts, 200, { ...uncached, ...nextLink("/api/desk/posts", query) });
}

async function takeAction(request: Request, visit: RequestContext): Promise<Response> {
  const { username } = await requireModerator(request);
  const input = check(actionInput, await readBody(request));
  const { results, tags } = await moderate(input, username);
  if (tags.length > 0) await purge(tags, visit);
  visit.waitUntil?.(sendDueMails());
  return json(results, 200, uncached);
}

async function getLog(request: Request): Promise<Response> {
  await requireModerator(request);
  const { entries, next } = await listLog(readAfter(request));
  return json(entries, 200, { ...uncached, ...nextLink("/api/desk/log", { after: next }) });
}

/** Only JSON, which a form on another site cannot send without the browser asking first. @throws HttpError 415 */
function readBody(request: Request): Promise<object> {
  if (bodyKind(request) === "json") return readJson(request);
  throw new HttpError(415, "Invalid Content-Type: expected application/json");
}
