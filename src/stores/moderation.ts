import { atom } from "nanostores";
import * as z from "zod/mini";
import { emptyOn401, read, send } from "../api-client/api-client.ts";
import { ApiError, request } from "../api-client/request.ts";
import { outcomeText, summaryText } from "../lib/moderation-text.ts";
import { maxPostsPerAction } from "../schemas/limits.ts";
import {
  type AccountInput,
  type AccountsInput,
  type ActionInput,
  type ActionResult,
  accountsResponse,
  actionResult,
  type LogEntry,
  linkResponse,
  logEntry,
  type ModerationList,
  moderationLists,
  type Overview,
  overviewResponse,
  type ReviewPost,
  reviewPost,
  type Session,
  type SignInLink,
  sessionResponse,
} from "../schemas/moderation.ts";
import type { ModerationAction } from "../schemas/post-type.ts";

type View = ModerationList | "log" | "problems" | "account" | "accounts";

export const isList = (view: View): view is ModerationList =>
  moderationLists.some((list) => list === view);

/** `next` is the path of the next page. */
type ListPage<Entry> = { entries: Entry[]; next: string | undefined };

type Credentials = { username: string; password: string };

export const start = {
  /** `unknown` until the server has responded. */
  session: "unknown" as Session | "unknown" | "none",
  /** The sign-in link that the page was opened with. */
  link: undefined as (SignInLink & { token: string }) | undefined,
  view: "waiting" as View,
  search: "",
  posts: undefined as ListPage<ReviewPost> | undefined,
  log: undefined as ListPage<LogEntry> | undefined,
  overview: undefined as Overview | undefined,
  /** The sign-in link that was made last. */
  newLink: undefined as { username: string; path: string } | undefined,
  ticked: new Set() as ReadonlySet<string>,
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

/** @param token of a sign-in link, which goes before the session of the browser */
export async function open(token?: string) {
  if (token)
    await attempt(async () => {
      const account = await read("/api/desk/link", linkResponse, { headers: bearer(token) });
      return { link: { token, ...account } };
    });
  const { link, problem } = get();
  if (link) return;
  await attempt(async () => ({
    session: (await emptyOn401(read("/api/desk/session", sessionResponse))) ?? "none",
  }));
  if (sessionOf(get())) {
    showFooterLink(true);
    await show("waiting", "");
  }
  if (token) set({ problem });
}

export async function signIn(given: Credentials) {
  await attempt(async () => ({
    session: await write("/api/desk/session", given, sessionResponse),
  }));
  const { posts, view, search } = get();
  if (!sessionOf(get())) return;
  showFooterLink(true);
  if (!posts && isList(view)) await show(view, search);
}

export const signInWithLink = (given: Partial<Credentials>) =>
  attempt(async () => {
    const headers = bearer(get().link?.token ?? "");
    const session = await write("/api/desk/link", given, sessionResponse, headers);
    showFooterLink(true);
    const status = given.password
      ? "Your password is saved, and you are signed in."
      : "You are signed in. You can choose a new password below.";
    return { ...start, session, view: "account", status, overview: await latest() };
  });

export const signOut = () =>
  attempt(async () => {
    await request("/api/desk/session", { method: "DELETE" });
    showFooterLink(false);
    return { ...start, session: "none", status: "You have signed out." };
  });

/** Shows a list, from its start, or another view. */
export const show = (view: View, search = "") =>
  attempt(async () => {
    const [overview, content] = await Promise.all([latest(), contentOf(view, search)]);
    const fresh = { view, search, ticked: start.ticked, notes: start.notes, newLink: undefined };
    return { ...fresh, ...content, overview };
  });

const readOverview = () => read("/api/desk/overview", overviewResponse);

/** Posts can be moderated even if the counts cannot be read. */
const latest = () => readOverview().catch(() => get().overview);

async function contentOf(view: View, search: string) {
  if (view === "log") return { log: await readPage("/api/desk/log", logEntry) };
  if (!isList(view)) return {};
  const query = new URLSearchParams({ show: view, ...(search && { search }) });
  return { posts: await readPage(`/api/desk/posts?${query}`, reviewPost) };
}

/** Appends the next page of the list or the log. */
export const more = () =>
  attempt(async () => {
    const { view, posts, log } = get();
    if (view === "log") return { log: log && (await withNext(log, logEntry)) };
    return { posts: posts && (await withNext(posts, reviewPost)) };
  });

export function tick(keys: readonly string[], isTicked: boolean) {
  const ticked = new Set(get().ticked);
  for (const key of keys) isTicked ? ticked.add(key) : ticked.delete(key);
  set({ ticked });
}

const sendAction = (action: ModerationAction, posts: ActionInput["posts"]) =>
  write("/api/desk/actions", { action, posts }, z.array(actionResult));

export const act = (action: ModerationAction, posts: readonly ReviewPost[]) =>
  attempt(async () => {
    const results = await sendAction(
      action,
      posts.slice(0, maxPostsPerAction).map(({ kind, id, version }) => ({ kind, id, version })),
    );
    return { ...changesOf(get(), action, results), overview: await latest() };
  });

/** Locks or unlocks the discussion that a post belongs to. */
export const setLock = ({ place }: ReviewPost) =>
  attempt(async () => {
    const action = place.locked ? "unlock" : "lock";
    const results = await sendAction(action, [{ kind: "discussion", id: place.id }]);
    return changesOf(get(), action, results);
  });

export const saveAccount = (input: AccountInput) =>
  attempt(async () => ({
    session: await write("/api/desk/account", input, sessionResponse),
    status: input.password
      ? "Your settings are saved. All other browsers are signed out."
      : "Your settings are saved.",
  }));

export const changeAccounts = (input: AccountsInput) =>
  attempt(async () => {
    const { link } = await write("/api/desk/accounts", input, accountsResponse);
    const newLink = link ? { username: input.username, path: link } : undefined;
    const status = link ? "The link is below." : "Done.";
    return { newLink, overview: await readOverview(), status };
  });

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const write = async <T>(path: string, body: object, schema: z.ZodMiniType<T>, headers = {}) =>
  z.parse(schema, await (await send(path, body, headers)).json());

async function readPage<T>(path: string, entry: z.ZodMiniType<T>): Promise<ListPage<T>> {
  const response = await request(path);
  const [, next] = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get("Link") ?? "") ?? [];
  return { entries: z.parse(z.array(entry), await response.json()), next };
}

async function withNext<T>(page: ListPage<T>, entry: z.ZodMiniType<T>): Promise<ListPage<T>> {
  if (!page.next) return page;
  const { entries, next } = await readPage(page.next, entry);
  return { entries: [...page.entries, ...entries], next };
}

/** `components/layout/theme.ts` reads it. It stays when the session ends after some hours. */
function showFooterLink(isModerator: boolean) {
  try {
    if (isModerator) localStorage.setItem("moderator", "1");
    else localStorage.removeItem("moderator");
    dispatchEvent(new Event("storage"));
  } catch {
    // Private window: the address can still be typed.
  }
}

function changesOf(
  { posts, ticked, notes }: ModerationState,
  action: ModerationAction,
  results: readonly ActionResult[],
): Partial<ModerationState> {
  const before = new Map((posts?.entries ?? []).map((post) => [keyOf(post), post]));
  const after = new Map(results.map((result) => [keyOf(result), result]));
  const entries = (posts?.entries ?? []).map((post) => {
    const { type, id } = post.place;
    const place = after.get(keyOf({ kind: "discussion", id }))?.post?.place;
    const current = after.get(keyOf(post))?.post ?? post;
    return type === "discussion" && place ? { ...current, place } : current;
  });
  const outcomes = results.map((result): [string, string] => [
    keyOf(result),
    outcomeText(action, result, before.get(keyOf(result))),
  ]);
  return {
    posts: posts && { ...posts, entries },
    ticked: new Set([...ticked].filter((key) => !after.has(key))),
    notes: new Map([...notes, ...outcomes]),
    status: summaryText(action, results),
  };
}

function failureOf(error: unknown): Partial<ModerationState> {
  if (!(error instanceof ApiError))
    return { problem: "The server did not respond. Check your connection and try again." };
  // A wrong password does not mean that the session has ended.
  if (error.status !== 401 || !sessionOf(get())) {
    const reason = error.reason ?? "Sorry, there is a problem with the site. Please try again.";
    return { problem: [reason, ...Object.values(error.fields)].join(": ") };
  }
  return {
    session: "none",
    problem:
      "Your session has ended. Sign in again. Your search and the posts you selected are still here.",
  };
}
