import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { moderatorSessionHours } from "../../../lib/input/limits.ts";
import { database } from "../../../server/db/client.ts";
import { part, withParts } from "../../../server/db/part.ts";
import { sessions, signInLinks, subscriptions, users } from "../../../server/db/schema.ts";
import type { RequestContext } from "../../../server/http/handle.ts";
import { HttpError } from "../../../server/http/http-error.ts";
import { hashOf } from "../../../server/site-secret.ts";
import { charge, refund } from "../../../server/visitors/rate-limit.ts";
import { visitorId } from "../../../server/visitors/visitor-id.ts";
import type { Session } from "../../moderation/schema/moderation.ts";
import { linkEnded, type Owner, ownerOfLink } from "./accounts.ts";
import { hashPassword, isPassword } from "./passwords.ts";

/**
 * Wrong passwords in ten minutes: from one visitor, and for one account from all visitors. A one-time link works beyond
 * both limits.
 */
const mostOfVisitor = 10;
const mostForAccount = 100;

// `__Host-` makes browsers reject cookies set by a subdomain or over plain HTTP.
const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** Only moderators get a cookie. */
const cookieName = "__Host-desk";

/** 0 seconds deletes the cookie. */
const cookieOf = (token: string, seconds: number): string =>
  `${cookieName}=${token}; Max-Age=${seconds}; ${attributes}`;

/** The cookie outlives the session, so that the server notices a form that was opened before the session ended. */
const cookieSeconds = 30 * 24 * 3600;

export const noCookie = cookieOf("", 0);

/** Ends the browser's previous session. @throws HttpError 401, the same for a wrong name and a wrong password */
export async function signIn(
  given: { username: string; password: string },
  request: Request,
  visit: RequestContext,
) {
  const isRight = await checkPassword(given, visit);
  const named = sql`SELECT id FROM (${accountNamed(given.username)}) AS account`;
  const owner = { owner: part("owner", ["id"], named), parts: [] };
  const started = isRight && (await startSession(owner, false, request));
  if (!started) throw new HttpError(401, "The name or password is wrong");
  return started;
}

/** `ana` signs in as Ana, unless there is an account `ana` too. */
const accountNamed = (username: string) => sql`
  SELECT id, password FROM ${users} WHERE lower(username) = lower(${username})
  ORDER BY username = ${username} DESC LIMIT 1`;

/** @throws HttpError 429 */
export async function checkPassword(
  { username, password }: { username: string; password: string },
  { ip }: RequestContext,
): Promise<boolean> {
  const limits = [
    { key: `sign-in:${visitorId(ip)}`, most: mostOfVisitor },
    { key: `sign-in:account:${hashOf(username.toLowerCase())}`, most: mostForAccount },
  ];
  // In this order, a visitor over the limit does not use up the limit of the account.
  for (const limit of limits) await charge([limit], "Too many attempts.");
  const { rows } = await database().execute<{ password: string }>(accountNamed(username));
  const isRight = await isPassword(password, rows[0]?.password);
  if (isRight) await refund(limits);
  return isRight;
}

/** @param first the name and password of a new account @throws HttpError 404 if the link has already been used */
export async function signInWithLink(
  token: string,
  first: { username: string; password: string } | undefined,
  request: Request,
) {
  const hash = first ? await hashPassword(first.password) : null;
  const owner = ownerOfLink(token, first?.username ?? "", hash);
  const started = await startSession(owner, true, request);
  if (!started) throw linkEnded();
  return started;
}

/** @returns undefined if there is no such account */
async function startSession({ owner, parts }: Owner, viaLink: boolean, request: Request) {
  const token = randomBytes(32).toString("base64url");
  const stored = sql`
    INSERT INTO ${sessions} (token, user_id, browser, via_link, expires_at)
    SELECT ${hashOf(token)}, ${owner.id}, ${browserOf(request)}, ${viaLink}::boolean,
      now() + make_interval(hours => ${moderatorSessionHours}::int)
    FROM ${owner} ON CONFLICT (token) DO NOTHING`;
  await database().execute(withParts([...parts, owner], stored));
  const session = await findSession(token, request);
  if (!session) return undefined;
  await signOut(request);
  return { session, cookie: cookieOf(token, cookieSeconds) };
}

/** The session is bound to the User-Agent. @throws HttpError 401 */
export async function requireModerator(request: Request): Promise<Session> {
  const moderator = await signedIn(request);
  if (moderator) return moderator;
  throw new HttpError(
    401,
    tokenIn(request)
      ? "Your session has ended, and nothing was done. Sign in again. What you typed is kept."
      : "Please sign in",
  );
}

/** The moderator who sent a request. Visitors have no cookie, so they do not wait for a query. */
export async function signedIn(request: Request): Promise<Session | undefined> {
  const token = tokenIn(request);
  return token ? findSession(token, request) : undefined;
}

/**
 * The moderator who sends a post; undefined for a visitor.
 * @throws HttpError 401 if the session has ended, because the post would appear as a visitor's
 */
export async function writerOf(request: Request): Promise<Session | undefined> {
  const moderator = await signedIn(request);
  if (moderator || !tokenIn(request)) return moderator;
  throw new HttpError(
    401,
    "You are no longer signed in as a moderator, so nothing was posted. Your text is still here. Sign in again on the moderators’ page, or sign out there to post as a visitor.",
  );
}

/** The address of the account `u` for alerts, or the one that it has not confirmed yet. */
const alertAddress = (isConfirmed: boolean) => sql`(
  SELECT a.email FROM ${subscriptions} a WHERE a.target_type = 'moderator' AND a.target_id = u.id
    AND (a.confirmed_at IS NOT NULL) = ${isConfirmed}::boolean LIMIT 1)`;

async function findSession(token: string, request: Request): Promise<Session | undefined> {
  const { rows } = await database().execute(sql`
    SELECT u.username, u.role, ${alertAddress(true)} AS email, ${alertAddress(false)} AS "newEmail",
      s.via_link AS "viaLink"
    FROM ${sessions} s JOIN ${users} u ON u.id = s.user_id
    WHERE s.token = ${hashOf(token)} AND s.browser = ${browserOf(request)} AND s.expires_at > now()`);
  return rows[0] as Session | undefined;
}

/** Changes a password, and ends the other sessions and the links of the account. */
export async function savePassword(request: Request, username: string, password: string) {
  const current = hashOf(tokenIn(request) ?? "");
  await database().execute(sql`
    WITH changed AS (
      UPDATE ${users} SET password = ${await hashPassword(password)} WHERE username = ${username}
      RETURNING id),
    unlinked AS (DELETE FROM ${signInLinks} USING changed WHERE user_id = changed.id),
    kept AS (UPDATE ${sessions} SET via_link = false WHERE token = ${current})
    DELETE FROM ${sessions} USING changed WHERE user_id = changed.id AND token <> ${current}`);
}

export async function signOut(request: Request): Promise<void> {
  const token = tokenIn(request);
  if (token)
    await database()
      .delete(sessions)
      .where(eq(sessions.token, hashOf(token)));
}

function tokenIn(request: Request): string | undefined {
  const all = (request.headers.get("Cookie") ?? "").split(";").map((part) => part.trim());
  const [pair = "", ...more] = all.filter((part) => part.startsWith(`${cookieName}=`));
  const token = pair.slice(cookieName.length + 1);
  // If the cookie occurs twice, one of them may be forged.
  return more.length === 0 && /^[\w-]{43}$/.test(token) ? token : undefined;
}

const browserOf = (request: Request): string => hashOf(request.headers.get("User-Agent") ?? "");
