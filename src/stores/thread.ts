import { atom } from "nanostores";
import { getDiscussion, getReplies, type ReplyPage, type Sent } from "../api-client/api-client.ts";
import { privateLinkToken } from "../lib/private-link-path.ts";
import type { Discussion } from "../schemas/discussion.ts";
import type { Reply } from "../schemas/reply.ts";

/** The page of a discussion that the server rendered. `after` is the last id of the page before it, or 0. */
export interface ServedPage {
  discussionId: number;
  after: number;
}

/** A discussion and the pages of its replies that are shown. */
export interface LoadedThread {
  discussion: Discussion;
  pages: ReplyPage[];
}

/** `server`: the server's HTML is shown. Until the first response, it stays in the other phases too. */
export type Thread =
  | { phase: "server" }
  | { phase: "loading"; what: "changes" | "more"; loaded: LoadedThread | undefined }
  | { phase: "failed"; loaded: LoadedThread | undefined }
  | { phase: "ready"; loaded: LoadedThread };

export const $thread = atom<Thread>({ phase: "server" });

/** The replies that the visitor has posted since the page was opened, newest last. */
export const $posted = atom<readonly Sent<Reply>[]>([]);

const show = (thread: Thread): Thread => {
  $thread.set(thread);
  return thread;
};

const loadedIn = (thread: Thread) => (thread.phase === "server" ? undefined : thread.loaded);

/** Loads the discussion and the shown pages again. Hydrates the list, which listens to the event `thread` until then. */
export async function refreshThread(served: ServedPage, sent?: Sent<Reply>): Promise<void> {
  if (sent) $posted.set([...$posted.get(), sent]);
  const loaded = loadedIn($thread.get());
  const pages = loaded?.pages.map(({ after }) => after) ?? [served.after];
  const loading = show({ phase: "loading", what: "changes", loaded });
  document.dispatchEvent(new Event("thread"));
  const next: Thread = await load(served.discussionId, pages).then(
    (loaded) => ({ phase: "ready", loaded }),
    () => ({ phase: "failed", loaded }),
  );
  // The visitor may have posted again.
  if ($thread.get() === loading) show(next);
}

/** Loads one page more. @returns its replies @throws Error if it could not be loaded or has none */
export async function loadMoreReplies(served: ServedPage, after: number): Promise<Reply[]> {
  const before = $thread.get();
  if (before.phase === "loading") return [];
  const loaded = loadedIn(before);
  const loading = show({ phase: "loading", what: "more", loaded });
  try {
    const fresh = await load(served.discussionId, loaded ? [after] : [served.after, after]);
    const added = fresh.pages.at(-1)?.replies ?? [];
    if (added.length === 0) throw new Error("No replies on the next page");
    const pages = (loaded?.pages ?? []).concat(fresh.pages);
    if ($thread.get() === loading) show({ phase: "ready", loaded: { ...fresh, pages } });
    return added;
  } catch (error) {
    if ($thread.get() === loading) show(before);
    throw error;
  }
}

/** With the private link of the newest reply, the API skips the copies that the CDN keeps. */
async function load(id: number, pages: readonly number[]): Promise<LoadedThread> {
  const own = privateLinkToken($posted.get().at(-1)?.privateLink ?? "");
  const [discussion, replies] = await Promise.all([
    getDiscussion(id, own),
    Promise.all(pages.map((after) => getReplies(id, after, own))),
  ]);
  return { discussion, pages: replies };
}

/** The replies shown, oldest first. A copy that the CDN kept may lack the visitor's own. */
export function repliesOf({ pages }: LoadedThread, posted: readonly Sent<Reply>[]): Reply[] {
  const own = posted.flatMap(({ post }) => post ?? []);
  const all = own.concat(pages.flatMap(({ replies }) => replies));
  const latest = new Map(all.map((reply) => [reply.id, reply]));
  return Array.from(latest.values()).sort((one, other) => one.id - other.id);
}
