import { atom } from "nanostores";
import * as z from "zod/mini";
import { apiPaths } from "../../lib/api-paths.ts";
import { emptyOn401, nextPath, read, send } from "../../lib/api-request.ts";
import type { ModerationAction } from "../../lib/post-types.ts";
import { ApiError, request } from "../../lib/request.ts";
import { showStored } from "../../lib/theme.ts";
import { outcomeText } from "./moderation-text.ts";
import {
  type AccountInput,
  actionResult,
  linkResponse,
  type ModerationList,
  moderationLists,
  type Overview,
  overviewResponse,
  type ReviewPost,
  reviewPost,
  type Session,
  type SignInLink,
  sessionResponse,
} from "./schema/moderation.ts";

type View = ModerationList | "account";

export const isList = (view: View): view is ModerationList =>
  moderationLists.some((list) => list === view);

/** `next` is the path of the next page. */
type ListPage = { entries: ReviewPost[]; next: string | undefined };

type Credentials = { username: string; password: string };

export const start = {
  /** `unknown` until the server has responded. */
  session: "unknown" as Session | "unknown" | "none",
  /** The sign-in link that the page was opened with. */
  link: undefined as (SignInLink & { token: string }) | undefined,
  view: "waiting" as View,
  search: "",
  posts: undefined as ListPage | undefined,
  overview: undefined as Overview | undefined,
  /** Result of the last action on each post, by `keyOf`. */
  notes: new Map() as ReadonlyMap<string, string>,
  busy: false,
  status: "",
  problem: undefined as string | undefined,
};

export type ModerationState = typeof start;

export const keyOf = ({ kind, id }: Pick<ReviewPost, "kind" | "id">): string => `${kind}-${id}`;

/** The state of the moderators' page. A failed action sets `problem` and changes nothing else. */
export const $moderation = atom(start);

const get = () => $moderation.get();
const set = (change: Partial<ModerationState>) => $moderation.set({ ...get(), ...change });

/** Undefined until the moderator has signed in, and after the session has ended. */
export const sessionOf = ({ session }: ModerationState): Session | undefined =>
  typeof session === "object" ? session : undefined;

/** Runs one action at a time. @returns true if it succeeded */
async function attempt(run: () => Promise<Partial<ModerationState>>): Promise<boolean> {
  if (get().busy) return false;
  set({ busy: true, problem: undefined, status: "" });
  const change = await run().catch(failureOf);
  set({ busy: false, ...change });
  return !change.problem;
}

/** @param token of a sign-in link, which takes precedence over the session of the browser */
export async function open(token?: string) {
  if (token)
    await attempt(async () => {
      const account = await read(apiPaths.deskLink, linkResponse, { headers: bearer(token) });
      return { link: { token, ...account } };
    });
  const { link, problem } = get();
  if (link) return;
  await attempt(async () => ({
    session: (await emptyOn401(read(apiPaths.deskSession, sessionResponse))) ?? "none",
  }));
  if (sessionOf(get())) {
    showFooterLink(true);
    await show("waiting", "");
  }
  if (token) set({ problem });
}

export async function signIn(given: Credentials) {
  await attempt(async () => ({
    session: await kept(() => write(apiPaths.deskSession, given, sessionResponse)),
  }));
  const { posts, view, search } = get();
  if (!sessionOf(get())) return;
  showFooterLink(true);
  if (!posts && isList(view)) await show(view, search);
}

class CookiesBlocked extends Error {
  override message =
    "Your browser did not store the cookie that keeps you signed in. Allow cookies for this site in the settings of your browser. Then sign in again.";
}

/** @throws CookiesBlocked if the browser stores no cookie for the session */
async function kept(enter: () => Promise<Session>): Promise<Session> {
  // A link is used up by signing in.
  if (navigator.cookieEnabled === false) throw new CookiesBlocked();
  const session = await enter();
  const found = await emptyOn401(read(apiPaths.deskSession, sessionResponse)).catch(() => session);
  if (!found) throw new CookiesBlocked();
  return session;
}

export const signInWithLink = (given: Partial<Credentials>) =>
  attempt(async () => {
    const headers = bearer(get().link?.token ?? "");
    const session = await kept(() => write(apiPaths.deskLink, given, sessionResponse, headers));
    showFooterLink(true);
    const status = given.password
      ? "Your password is saved, and you are signed in."
      : "You are signed in. You can choose a new password below.";
    return { ...start, session, view: "account", status, overview: await latest() };
  });

export const signOut = () =>
  attempt(async () => {
    await request(apiPaths.deskSession, { method: "DELETE" });
    showFooterLink(false);
    return { ...start, session: "none", status: "You have signed out." };
  });

/** Shows a list, from its start, or another view. */
export const show = (view: View, search = "") =>
  attempt(async () => {
    const [overview, content] = await Promise.all([latest(), contentOf(view, search)]);
    return { view, search, notes: start.notes, ...content, overview };
  });

/** Posts can be moderated even if the counts cannot be read. */
const latest = () => read(apiPaths.deskOverview, overviewResponse).catch(() => get().overview);

async function contentOf(view: View, search: string) {
  if (!isList(view)) return {};
  const query = new URLSearchParams({ show: view, ...(search && { search }) });
  return { posts: await readPage(`${apiPaths.deskPosts}?${query}`) };
}

/** Appends the next page of the list. */
export const more = () =>
  attempt(async () => {
    const { posts } = get();
    if (!posts?.next) return {};
    const { entries, next } = await readPage(posts.next);
    return { posts: { entries: [...posts.entries, ...entries], next } };
  });

export const act = (action: ModerationAction, post: ReviewPost) =>
  attempt(async () => {
    const { kind, id, version } = post;
    const result = await write(apiPaths.deskActions, { action, kind, id, version }, actionResult);
    const status = outcomeText(action, result, post);
    const { posts, notes } = get();
    return {
      posts: posts && withPost(posts, result.post ?? post),
      notes: new Map([...notes, [keyOf(post), status]]),
      status,
      overview: await latest(),
    };
  });

/** The page of a list with the present state of a post. */
const withPost = ({ entries, next }: ListPage, now: ReviewPost): ListPage => ({
  entries: entries.map((post) => (keyOf(post) === keyOf(now) ? now : post)),
  next,
});

export const saveAccount = (input: AccountInput) =>
  attempt(async () => ({
    session: await write(apiPaths.deskAccount, input, sessionResponse),
    status: input.password
      ? "Your settings are saved. All other browsers are signed out."
      : "Your settings are saved.",
  }));

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const write = async <T>(path: string, body: object, schema: z.ZodMiniType<T>, headers = {}) =>
  z.parse(schema, await (await send(path, body, headers)).json());

async function readPage(path: string): Promise<ListPage> {
  const response = await request(path);
  return { entries: z.parse(z.array(reviewPost), await response.json()), next: nextPath(response) };
}

/** `src/lib/theme.ts` reads this. It stays when the session expires. */
function showFooterLink(isModerator: boolean) {
  try {
    if (isModerator) localStorage.setItem("moderator", "1");
    else localStorage.removeItem("moderator");
    showStored();
  } catch {
    // Private window: the address can still be typed.
  }
}

function failureOf(error: unknown): Partial<ModerationState> {
  if (error instanceof CookiesBlocked) return { session: "none", problem: error.message };
  if (!(error instanceof ApiError))
    return { problem: "The server did not respond. Check your connection and try again." };
  // A wrong password does not mean that the session has ended.
  if (error.status !== 401 || !sessionOf(get())) {
    const reason = error.reason ?? "Sorry, there is a problem with the site. Please try again.";
    return { problem: [reason, ...Object.values(error.fields)].join(": ") };
  }
  return {
    session: "none",
    problem: "Your session has ended. Sign in again. Your search is still here.",
  };
}
