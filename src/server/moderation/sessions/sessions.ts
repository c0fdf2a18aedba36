import { randomBytes } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { knownBrowserDays, moderatorSessionHours } from "../../../schemas/limits.ts";
import type { Session } from "../../../schemas/moderation.ts";
import { database } from "../../db/client.ts";
import { sessions, signInLinks, users } from "../../db/schema.ts";
import { isoTime } from "../../db/timestamps.ts";
import type { RequestContext } from "../../http/handle.ts";
import { HttpError } from "../../http/http-error.ts";
import { hashOf, isSame, sign } from "../../site-secret.ts";
import { charge, type Limit, refund } from "../../visitors/rate-limit.ts";
import { visitorId } from "../../visitors/visitor-id.ts";
import { linkEnded, ownerOfLink } from "./accounts.ts";
import { hashPassword, isPassword } from "./passwords.ts";

/** Wrong passwords in ten minutes: by one visitor or known browser, and for one account by everyone else. */
const mostOfOne = 10;
const mostForAccount = 20;

// `__Host-` makes browsers reject cookies set by a subdomain or over plain HTTP.
const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** Only moderators get cookies. */
const cookieNames = { session: "__Host-desk", browser: "__Host-desk-browser" } as const;

type Name = (typeof cookieNames)[keyof typeof cookieNames];

/** With 0 seconds it deletes the cookie. */
const cookie = (name: Name, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; ${attributes}`;

export const noCookie = cookie(cookieNames.session, "", 0);

/** Ends the browser's previous session. @throws HttpError 401, the same for a wrong name and a wrong password */
export async function signIn(
  given: { username: string; password: string },
  request: Request,
  visit: RequestContext,
) {
  const isRight = await checkPassword(given, request, visit);
  const owner = sql`owner AS (
    UPDATE ${users} SET wrong_passwords = 0 WHERE username = ${given.username} RETURNING id)`;
  const started = isRight && (await startSession(owner, false, request, visit));
  if (!started) throw new HttpError(401, "The name or password is wrong");
  return started;
}

/** @throws HttpError 429, or 503 if many passwords wait to be checked */
export async function checkPassword(
  { username, password }: { username: string; password: string },
  request: Request,
  { ip }: RequestContext,
): Promise<boolean> {
  const browser = await knownBrowser(request, username);
  const limits = limitsOf(username, await visitorId(ip), browser);
  // In this order, a visitor over the limit does not use up the limit of the account.
  for (const limit of limits) await charge([limit], "Too many attempts.");
  const [user] = await database().select().from(users).where(eq(users.username, username));
  const isRight = await isPassword(password, user?.password).catch(async (error: unknown) => {
    await refund(limits);
    throw error;
  });
  if (isRight) await refund(limits);
  else
    await database()
      .update(users)
      .set({ wrongPasswords: sql`wrong_passwords + 1` })
      .where(eq(users.username, username));
  return isRight;
}

/** @param first the name and password of a new account @throws HttpError 404 if the link has already been used */
export async function signInWithLink(
  token: string,
  first: { username: string; password: string } | undefined,
  request: Request,
  visit: RequestContext,
) {
  const hash = first ? await hashPassword(first.password) : null;
  const owner = ownerOfLink(token, first?.username ?? "", hash);
  const started = await startSession(owner, true, request, visit);
  if (!started) throw linkEnded();
  return started;
}

/** @param owner CTEs, of which `owner` has the id of the account @returns undefined if it has none */
async function startSession(
  owner: SQL,
  viaLink: boolean,
  request: Request,
  { geo }: RequestContext,
) {
  const token = randomBytes(32).toString("base64url");
  const agent = request.headers.get("User-Agent") ?? "";
  // Neither versions nor models, which could identify a device.
  const [device = ""] = /Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/.exec(agent) ?? [];
  // Every part of a statement sees the tables as they were before it, such as the wrong passwords.
  await database().execute(sql`
    WITH ${owner} INSERT INTO ${sessions}
      (token, user_id, browser, via_link, device, country, wrong_passwords, expires_at)
    SELECT ${hashOf(token)}, owner.id, ${browserOf(request)}, ${viaLink}::boolean, ${device},
      ${geo?.country?.name ?? ""}, coalesce(u.wrong_passwords, 0),
      now() + make_interval(hours => ${moderatorSessionHours}::int)
    FROM owner LEFT JOIN ${users} u ON u.id = owner.id ON CONFLICT (token) DO NOTHING`);
  const session = await findSession(token, request);
  if (!session) return undefined;
  await signOut(request);
  const browser = await knownBrowser(request, session.username);
  const cookies = [
    cookie(cookieNames.session, token, moderatorSessionHours * 3600),
    await browserCookie(session.username, browser),
  ];
  return { session, cookies };
}

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
  if (!moderator) throw new HttpError(401, "Please sign in");
  return moderator;
}

/** The moderator who sent a request. Visitors have no cookie, so they do not wait for a query. */
export async function signedIn(request: Request): Promise<Session | undefined> {
  const token = tokenIn(request);
  return token ? findSession(token, request) : undefined;
}

async function findSession(token: string, request: Request): Promise<Session | undefined> {
  const { rows } = await database().execute(sql`
    SELECT u.username, u.role, u.email, u.new_email AS "newEmail", u.summary, s.via_link AS "viaLink", s.expires_at AS ends
    FROM ${sessions} s JOIN ${users} u ON u.id = s.user_id
    WHERE s.token = ${hashOf(token)} AND s.browser = ${browserOf(request)} AND s.expires_at > now()`);
  const [row] = rows;
  if (!row) return undefined;
  const { email, newEmail, ends, ...rest } = row;
  return {
    ...rest,
    ...(email !== null && { email }),
    ...(newEmail !== null && { newEmail }),
    expiresAt: isoTime(ends),
  } as Session;
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
    UPDATE ${sessions} SET expires_at = least(expires_at, now()) FROM changed
    WHERE user_id = changed.id AND token <> ${current}`);
}

export async function signOut(request: Request): Promise<void> {
  const token = tokenIn(request);
  if (token)
    await database()
      .update(sessions)
      .set({ expiresAt: sql`least(expires_at, now())` })
      .where(eq(sessions.token, hashOf(token)));
}

function tokenIn(request: Request): string | undefined {
  const token = cookieIn(request, cookieNames.session);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

const browserOf = (request: Request): string => hashOf(request.headers.get("User-Agent") ?? "");

/** Undefined if the cookie occurs twice, as one of them may be forged. */
function cookieIn(request: Request, name: Name): string | undefined {
  const all = (request.headers.get("Cookie") ?? "").split(";").map((part) => part.trim());
  const [value, ...more] = all.filter((part) => part.startsWith(`${name}=`));
  return more.length > 0 ? undefined : value?.slice(name.length + 1);
}

/** Undefined unless the browser has signed in to this account before. It then has its own limit of attempts. */
async function knownBrowser(request: Request, username: string) {
  const shown = cookieIn(request, cookieNames.browser) ?? "";
  const [, number, signature = ""] = /^([\w-]{16})\.([\w-]{43})$/.exec(shown) ?? [];
  if (!number) return undefined;
  return isSame(signature, await signed(number, username)) ? number : undefined;
}

async function browserCookie(
  username: string,
  number = randomBytes(12).toString("base64url"),
): Promise<string> {
  const value = `${number}.${await signed(number, username)}`;
  return cookie(cookieNames.browser, value, knownBrowserDays * 24 * 3600);
}

const signed = (number: string, username: string): Promise<string> =>
  sign("desk-browser", JSON.stringify([number, username]));
