import { atom } from "nanostores";
import { ApiError } from "../api-client/api-error.ts";
import {
  type Credentials,
  logPath,
  type ModerationApi,
  type ModerationListPage,
  postsPath,
} from "../api-client/moderation-api.ts";
import { outcomeText, summaryText } from "../lib/moderation-text.ts";
import { maxPostsPerAction } from "../schemas/limits.ts";
import type {
  AccountInput,
  AccountsInput,
  ActionResult,
  LogEntry,
  MailAction,
  ModerationList,
  Overview,
  ReviewPost,
  Session,
  SignInLink,
} from "../schemas/moderation.ts";
import type { ModerationAction } from "../schemas/post-type.ts";

const otherViews = ["log", "problems", "account", "accounts"] as const;
type OtherView = (typeof otherViews)[number];

export const isList = (view: ModerationState["view"]): view is ModerationList =>
  !otherViews.some((other) => other === view);

export type ModerationState = {
  /** `unknown` until the server has responded. */
  session: Session | "unknown" | "none";
  /** The sign-in link that the page was opened with. */
  link: (SignInLink & { token: string }) | undefined;
  view: ModerationList | OtherView;
  search: string;
  posts: ModerationListPage<ReviewPost> | undefined;
  log: ModerationListPage<LogEntry> | undefined;
  overview: Overview | undefined;
  /** The sign-in link that was made last. */
  newLink: { username: string; path: string } | undefined;
  ticked: ReadonlySet<string>;
  /** Result of the last action on each post, by `keyOf`. */
  notes: ReadonlyMap<string, string>;
  busy: boolean;
  status: string;
  problem: string | undefined;
};

const start: ModerationState = {
  session: "unknown",
  link: undefined,
  view: "waiting",
  search: "",
  posts: undefined,
  log: undefined,
  overview: undefined,
  newLink: undefined,
  ticked: new Set(),
  notes: new Map(),
  busy: false,
  status: "",
  problem: undefined,
};

export const keyOf = ({ kind, id }: Pick<ReviewPost, "kind" | "id">): string => `${kind}-${id}`;

/** The state of the moderation page. A failed action sets `problem` and changes nothing else. */
export function createModeration(api: ModerationApi) {
  const $state = atom(start);
  const get = () => $state.get();
  const set = (change: Partial<ModerationState>) => $state.set({ ...get(), ...change });

  /** Runs one action at a time. @returns true if it succeeded */
  async function attempt(run: () => Promise<Partial<ModerationState>>): Promise<boolean> {
    if (get().busy) return false;
    set({ busy: true, problem: undefined, status: "" });
    const change = await run().catch(failureOf);
    set({ busy: false, ...change });
    return !change.problem;
  }

  /** @param token of a sign-in link, which goes before the session of the browser */
  async function open(token?: string) {
    if (token) await attempt(async () => ({ link: { token, ...(await api.link(token)) } }));
    const { link, problem } = get();
    if (link) return;
    await attempt(async () => ({ session: (await api.session()) ?? "none" }));
    if (isSignedIn(get())) {
      showFooterLink(true);
      await show("waiting", "");
    }
    if (token) set({ problem });
  }

  async function signIn(given: Credentials) {
    await attempt(async () => {
      try {
        return { session: await api.signIn(given) };
      } catch (error) {
        // A wrong password does not mean that the session has ended.
        if (error instanceof ApiError && error.reason) return { problem: error.reason };
        throw error;
      }
    });
    const { posts, view } = get();
    if (!isSignedIn(get())) return;
    showFooterLink(true);
    if (!posts && isList(view)) await show(view, get().search);
  }

  const signInWithLink = (given: Partial<Credentials>) =>
    attempt(async () => {
      const session = await api.signInWithLink(get().link?.token ?? "", given);
      showFooterLink(true);
      const status = given.password
        ? "Your password is saved, and you are signed in."
        : "You are signed in. You can choose a new password below.";
      return { ...start, session, view: "account", status, overview: await latest() };
    });

  const signOut = () =>
    attempt(async () => {
      await api.signOut();
      showFooterLink(false);
      return { ...start, session: "none", status: "You have signed out." };
    });

  async function show(view: ModerationState["view"], search: string) {
    await attempt(async () => {
      const [overview, content] = await Promise.all([latest(), read(view, search)]);
      const fresh = { view, search, ticked: start.ticked, notes: start.notes, newLink: undefined };
      return { ...fresh, ...content, overview };
    });
  }

  /** Posts can be moderated even if the counts cannot be read. */
  const latest = () => api.overview().catch(() => get().overview);

  async function read(view: ModerationState["view"], search: string) {
    if (isList(view)) return { posts: await api.posts(postsPath(view, search)) };
    return view === "log" ? { log: await api.log(logPath) } : {};
  }

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

  const act = (action: ModerationAction, posts: readonly ReviewPost[]) =>
    attempt(async () => {
      const results = await api.act(
        action,
        posts.slice(0, maxPostsPerAction).map(({ kind, id, version }) => ({ kind, id, version })),
      );
      return { ...changesOf(get(), action, results), overview: await latest() };
    });

  /** Locks or unlocks the discussion that a post belongs to. */
  const setLock = ({ place }: ReviewPost) =>
    attempt(async () => {
      const action = place.locked ? "unlock" : "lock";
      const results = await api.act(action, [{ kind: "discussion", id: place.id }]);
      return changesOf(get(), action, results);
    });

  const changeMail = (id: number, action: MailAction) =>
    attempt(async () => {
      await api.changeMail(id, action);
      const status = action === "retry" ? "The email will be sent again now." : "1 dismissed.";
      return { overview: await api.overview(), status };
    });

  const saveAccount = (input: AccountInput) =>
    attempt(async () => ({
      session: await api.saveAccount(input),
      status: input.password
        ? "Your settings are saved. All other browsers are signed out."
        : "Your settings are saved.",
    }));

  const changeAccounts = (input: AccountsInput) =>
    attempt(async () => {
      const { link } = await api.changeAccounts(input);
      const newLink = link ? { username: input.username, path: link } : undefined;
      return {
        newLink,
        overview: await api.overview(),
        status: link ? "The link is below." : "Done.",
      };
    });

  return {
    ...{ $state, open, signIn, signInWithLink, signOut, show, more, tick },
    ...{ act, setLock, changeMail, saveAccount, changeAccounts },
  };
}

export type ModerationStore = ReturnType<typeof createModeration>;

/** `client/inline/theme.ts` reads it. It stays when the session ends after some hours. */
function showFooterLink(isModerator: boolean) {
  try {
    if (isModerator) localStorage.setItem("moderator", "1");
    else localStorage.removeItem("moderator");
    dispatchEvent(new Event("storage"));
  } catch {
    // Private window: the address can still be typed.
  }
}

const isSignedIn = ({ session }: ModerationState) => typeof session === "object";

async function joined<Entry>(
  page: ModerationListPage<Entry> | undefined,
  read: (path: string) => Promise<ModerationListPage<Entry>>,
): Promise<ModerationListPage<Entry> | undefined> {
  if (!page?.next) return page;
  const { entries, next } = await read(page.next);
  return { entries: [...page.entries, ...entries], next };
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
  if (error.status !== 401) {
    const reason = error.reason ?? "Sorry, there is a problem with the site. Please try again.";
    return { problem: [reason, ...Object.values(error.fields)].join(": ") };
  }
  return {
    session: "none",
    problem:
      "Your session has ended. Sign in again. Your search and the posts you selected are still here.",
  };
}
