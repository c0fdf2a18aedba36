import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { moderatorSessionDays } from "../../../lib/input/limits.ts";
import { database } from "../../../server/db/client.ts";
import { cte, withCtes } from "../../../server/db/cte.ts";
import { sessions, subscriptions, users } from "../../../server/db/schema.ts";
import type { RequestContext } from "../../../server/http/handle.ts";
import { HttpError } from "../../../server/http/http-error.ts";
import { hashOf } from "../../../server/site-secret.ts";
import { charge } from "../../../server/visitors/rate-limit.ts";
import { visitorId } from "../../../server/visitors/visitor-id.ts";
import type { Session } from "../schema.ts";
import { isNamed, linkEnded, type SignedIn, spendLink } from "./accounts.ts";
import { hashPassword, isPassword } from "./passwords.ts";

/** Attempts in ten minutes. A link works beyond both limits. */
const mostOfVisitor = 10;
const mostForAccount = 100;

// `__Host-` makes browsers reject cookies set by a subdomain or over plain HTTP. `Lax`, because links in emails lead to
// the moderators' page.
const attributes = "Path=/; HttpOnly; Secure; SameSite=Lax";

const cookieName = "__Host-desk";

const cookieOf = (token: string, seconds: number): string =>
  `${cookieName}=${token}; Max-Age=${seconds}; ${attributes}`;

/** The cookie outlives the session, so that the server notices a form that was opened before the session ended. */
const cookieSeconds = 2 * moderatorSessionDays * 24 * 3600;

export const noCookie = cookieOf("", 0);

/** @throws HttpError 401, the same for a wrong name and a wrong password */
export async function signIn(
  typed: { username: string; password: string },
  request: Request,
  context: RequestContext,
) {
  const isRight = await checkPassword(typed, context);
  const named = sql`SELECT id FROM ${users} WHERE ${isNamed(typed.username)}`;
  const account = cte("account", ["id"], named);
  const started = isRight && (await startSession({ account, ctes: [account] }, request));
  if (!started) throw new HttpError(401, "The name or password is wrong");
  return started;
}

const tooMany = "Too many attempts.";

/** @throws HttpError 429 */
export const chargeVisitor = ({ ip }: RequestContext): Promise<void> =>
  charge([{ key: `sign-in:${visitorId(ip)}`, most: mostOfVisitor }], tooMany);

/** @throws HttpError 429 */
async function checkPassword(
  { username, password }: { username: string; password: string },
  context: RequestContext,
): Promise<boolean> {
  // In this order, a visitor over the limit does not use up the limit of the account.
  await chargeVisitor(context);
  const key = `sign-in:account:${hashOf(username.toLowerCase())}`;
  await charge([{ key, most: mostForAccount }], tooMany);
  const { rows } = await database().execute<{ password: string }>(
    sql`SELECT password FROM ${users} WHERE ${isNamed(username)}`,
  );
  return isPassword(password, rows[0]?.password);
}

/** @throws HttpError 404 if the link has already been used */
export async function signInWithLink(token: string, password: string, request: Request) {
  const account = spendLink(token, await hashPassword(password));
  const started = await startSession(account, request);
  if (!started) throw linkEnded();
  return started;
}

async function startSession({ account, ctes }: SignedIn, request: Request) {
  const token = randomBytes(32).toString("base64url");
  const stored = sql`
    INSERT INTO ${sessions} (token, user_id, expires_at)
    SELECT ${hashOf(token)}, ${account.id}, now() + make_interval(days => ${moderatorSessionDays}::int)
    FROM ${account} ON CONFLICT (token) DO NOTHING`;
  await database().execute(withCtes(ctes, stored));
  const session = await findSession(token);
  if (!session) return undefined;
  await signOut(request);
  return { session, cookie: cookieOf(token, cookieSeconds) };
}

/** @throws HttpError 401 */
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

/** Visitors have no cookie, so they do not wait for a query. */
export async function signedIn(request: Request): Promise<Session | undefined> {
  const token = tokenIn(request);
  return token ? findSession(token) : undefined;
}

/** @throws HttpError 401 if the session has ended, because the post would appear as a visitor's */
export async function writerOf(request: Request): Promise<Session | undefined> {
  const moderator = await signedIn(request);
  if (moderator || !tokenIn(request)) return moderator;
  throw new HttpError(
    401,
    "You are no longer signed in as a moderator, so nothing was posted. Your text is still here. Sign in again on the moderators’ page, or send it again to post as a visitor.",
    { headers: { "Set-Cookie": noCookie } },
  );
}

const alertAddress = (isConfirmed: boolean) => sql`(
  SELECT a.email FROM ${subscriptions} a WHERE a.target_type = 'moderator' AND a.target_id = u.id
    AND (a.confirmed_at IS NOT NULL) = ${isConfirmed}::boolean LIMIT 1)`;

async function findSession(token: string): Promise<Session | undefined> {
  const { rows } = await database().execute(sql`
    SELECT u.username, u.role, ${alertAddress(true)} AS email, ${alertAddress(false)} AS "newEmail"
    FROM ${sessions} s JOIN ${users} u ON u.id = s.user_id
    WHERE s.token = ${hashOf(token)} AND s.expires_at > now()`);
  return rows[0] as Session | undefined;
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
