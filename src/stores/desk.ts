import { atom } from "nanostores";
import { ApiError } from "../lib/api-error.ts";
import {
  type Credentials,
  type DeskApi,
  type DeskPage,
  logPath,
  postsPath,
} from "../lib/desk/desk-api.ts";
import { outcomeWords, summaryWords } from "../lib/desk/words.ts";
import {
  type ActionResult,
  actionBound,
  type DeskList,
  type DeskPost,
  type LogEntry,
  type Session,
} from "../schemas/desk.ts";
import type { ModerationAction } from "../schemas/post-kind.ts";

export type DeskState = {
  /** Who has signed in; `unknown` until the server has said. */
  session: Session | "unknown" | "none";
  view: DeskList | "log";
  /** Words that were looked for. */
  search: string;
  /** Undefined until it is there. */
  posts: DeskPage<DeskPost> | undefined;
  log: DeskPage<LogEntry> | undefined;
  /** The keys of the posts that are ticked. */
  ticked: ReadonlySet<string>;
  /** What became of posts, by their keys. */
  notes: ReadonlyMap<string, string>;
  busy: boolean;
  /** What was done last. */
  said: string;
  /** What went wrong last. */
  problem: string | undefined;
};

const start: DeskState = {
  session: "unknown",
  view: "waiting",
  search: "",
  posts: undefined,
  log: undefined,
  ticked: new Set(),
  notes: new Map(),
  busy: false,
  said: "",
  problem: undefined,
};

/** Tells one post from another. */
export const keyOf = ({ kind, id }: Pick<DeskPost, "kind" | "id">): string => `${kind}-${id}`;

/** The moderators' desk without its looks. What fails is said, and leaves everything else as it was. */
export function createDesk(api: DeskApi) {
  const $desk = atom(start);
  const get = () => $desk.get();
  const set = (change: Partial<DeskState>) => $desk.set({ ...get(), ...change });

  /** One thing at a time. */
  async function attempt(run: () => Promise<Partial<DeskState>>) {
    if (get().busy) return;
    set({ busy: true, problem: undefined, said: "" });
    const change = await run().catch((error: unknown) => failureOf(error, get()));
    set({ busy: false, ...change });
  }

  /** Asks who sits here, and shows what waits. */
  async function open() {
    await attempt(async () => ({ session: await api.session() }));
    if (isSignedIn(get())) await show("waiting", "");
  }

  async function signIn(given: Credentials) {
    await attempt(async () => {
      try {
        return { session: await api.signIn(given) };
      } catch (error) {
        // A wrong password is no session that has ended.
        if (error instanceof ApiError && error.reason) return { problem: error.reason };
        throw error;
      }
    });
    const { posts, view } = get();
    if (isSignedIn(get()) && !posts && view !== "log") await show(view, get().search);
  }

  const signOut = () =>
    attempt(async () => {
      await api.signOut();
      return { ...start, session: "none", said: "You have signed out." };
    });

  /** Shows a list from its start, fresh. */
  async function show(view: DeskState["view"], search: string) {
    await attempt(async () => {
      const fresh = { view, search, ticked: start.ticked, notes: start.notes };
      if (view === "log") return { ...fresh, log: await api.log(logPath) };
      return { ...fresh, posts: await api.posts(postsPath(view, search)) };
    });
  }

  /** Adds the next page to the list. */
  async function more() {
    const { view, posts, log } = get();
    await attempt(async () => {
      if (view === "log") return { log: await joined(log, api.log) };
      return { posts: await joined(posts, api.posts) };
    });
  }

  function tick(keys: readonly string[], isTicked: boolean) {
    const ticked = new Set(get().ticked);
    for (const key of keys) isTicked ? ticked.add(key) : ticked.delete(key);
    set({ ticked });
  }

  /** Does one thing with these posts, and notes at each what came of it. */
  const act = (action: ModerationAction, posts: readonly DeskPost[]) =>
    attempt(async () => {
      const results = await api.act(
        action,
        posts.slice(0, actionBound).map(({ kind, id, version }) => ({ kind, id, version })),
      );
      return changesOf(get(), action, results);
    });

  return { $desk, open, signIn, signOut, show, more, tick, act };
}

export type DeskStore = ReturnType<typeof createDesk>;

const isSignedIn = ({ session }: DeskState) => typeof session === "object";

/** @throws ApiError where there is a next page that cannot be had */
async function joined<Entry>(
  page: DeskPage<Entry> | undefined,
  read: (path: string) => Promise<DeskPage<Entry>>,
): Promise<DeskPage<Entry> | undefined> {
  if (!page?.next) return page;
  const { entries, next } = await read(page.next);
  return { entries: [...page.entries, ...entries], next };
}

function changesOf(
  { posts, ticked, notes }: DeskState,
  action: ModerationAction,
  results: readonly ActionResult[],
): Partial<DeskState> {
  const before = new Map((posts?.entries ?? []).map((post) => [keyOf(post), post]));
  const after = new Map(results.map((result) => [keyOf(result), result]));
  const entries = (posts?.entries ?? []).map((post) => after.get(keyOf(post))?.post ?? post);
  const words = results.map((result): [string, string] => [
    keyOf(result),
    outcomeWords(action, result, before.get(keyOf(result))),
  ]);
  return {
    posts: posts && { ...posts, entries },
    ticked: new Set([...ticked].filter((key) => !after.has(key))),
    notes: new Map([...notes, ...words]),
    said: summaryWords(action, results),
  };
}

function failureOf(error: unknown, { session }: DeskState): Partial<DeskState> {
  if (!(error instanceof ApiError))
    return { problem: "No answer came. Look at your connection, and try again." };
  if (error.status !== 401)
    return { problem: error.reason ?? "Something went wrong on our side. Please try again." };
  if (session === "unknown") return { session: "none" };
  return {
    session: "none",
    problem: "Your session has ended. Sign in again: what you ticked and typed is still here.",
  };
}
