import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { moderatorSessionHours } from "../../../schemas/limits.ts";
import type { Session } from "../../../schemas/moderation.ts";
import type { Badge } from "../../../schemas/post-type.ts";
import { database } from "../../db/client.ts";
import { sessions, users } from "../../db/schema.ts";
import { isoTime } from "../../db/timestamps.ts";
import { HttpError } from "../../http/http-error.ts";
import { hashOf } from "../../site-secret.ts";
import { charge, type Limit, refund } from "../../visitors/rate-limit.ts";
import { cookie, cookieIn, cookieNames } from "./cookies.ts";
import { browserCookie, knownBrowser } from "./known-browser.ts";
import { isPassword } from "./passwords.ts";

/** Wrong passwords in ten minutes: by one visitor or known browser, and for one account by everyone else. */
const mostOfOne = 10;
const mostForAccount = 20;

export const noCookie = cookie(cookieNames.session, "", 0);

/**
 * Signs a moderator in and ends the browser's previous session. @param visitor from `visitorId`
 * @throws HttpError 401, the same for a wrong name and a wrong password, or 429
 */
export async function signIn(
  given: { username: string; password: string },
  visitor: string,
  request: Request,
): Promise<{ session: Session; cookies: string[] }> {
  const browser = await knownBrowser(request, given.username);
  const limits = limitsOf(given.username, visitor, browser);
  // In this order, a visitor over the limit does not use up the limit of the account.
  for (const limit of limits) await charge([limit], "Too many attempts.");
  const [user] = await database().select().from(users).where(eq(users.username, given.username));
  const isRight = await isPassword(given.password, user?.password).catch(async (error: unknown) => {
    await refund(limits);
    throw error;
  });
  if (!user || !isRight) throw new HttpError(401, "The name or password is wrong");
  await refund(limits);
  await signOut(request);
  const token = randomBytes(32).toString("base64url");
  const { rows } = await database().execute(sql`
    WITH over AS (DELETE FROM ${sessions} WHERE expires_at < now())
    INSERT INTO ${sessions} (token, user_id, browser, expires_at)
    VALUES (${hashOf(token)}, ${user.id}::int, ${browserOf(request)},
      now() + make_interval(hours => ${moderatorSessionHours}::int))
    ON CONFLICT (token) DO UPDATE SET token = excluded.token RETURNING expires_at`);
  const expiresAt = isoTime(rows[0]?.["expires_at"]);
  const cookies = [
    cookie(cookieNames.session, token, moderatorSessionHours * 3600),
    await browserCookie(user.username, browser),
  ];
  return { session: { ...accountOf(user), expiresAt }, cookies };
}

const accountOf = (user: Record<string, unknown>): Omit<Session, "expiresAt"> => ({
  username: String(user["username"]),
  role: user["role"] as Badge,
  ...(user["email"] !== null && { email: String(user["email"]) }),
  summary: user["summary"] === true,
});

const limitsOf = (username: string, visitor: string, browser: string | undefined): Limit[] =>
  browser
    ? [{ key: `desk:browser:${hashOf(browser)}`, most: mostOfOne }]
    : [
        { key: `desk:${visitor}`, most: mostOfOne },
        { key: `desk:account:${hashOf(username)}`, most: mostForAccount },
      ];

/** The session is bound to the User-Agent. @throws HttpError 401 */
export async function requireModerator(request: Request): Promise<Session> {
  const moderator = await signedIn(request);
  if (!moderator) throw notSignedIn();
  return moderator;
}

/** The moderator who sent a request. Visitors have no cookie, so they do not wait for a query. */
export async function signedIn(request: Request): Promise<Session | undefined> {
  const token = tokenIn(request);
  if (!token) return undefined;
  const { rows } = await database().execute(sql`
    SELECT u.username, u.role, u.email, u.summary, s.expires_at FROM ${sessions} s JOIN ${users} u ON u.id = s.user_id
    WHERE s.token = ${hashOf(token)} AND s.browser = ${browserOf(request)} AND s.expires_at > now()`);
  const [row] = rows;
  return row && { ...accountOf(row), expiresAt: isoTime(row["expires_at"]) };
}

const notSignedIn = () => new HttpError(401, "Please sign in");

export async function signOut(request: Request): Promise<void> {
  const token = tokenIn(request);
  if (token)
    await database()
      .delete(sessions)
      .where(eq(sessions.token, hashOf(token)));
}

function tokenIn(request: Request): string | undefined {
  const token = cookieIn(request, cookieNames.session);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

const browserOf = (request: Request): string => hashOf(request.headers.get("User-Agent") ?? "");
