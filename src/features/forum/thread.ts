import { atom } from "nanostores";
import { privateLinkToken } from "../../lib/private-link-path.ts";
import { getDiscussion, getReplies, type ReplyPage, type Sent } from "./api.ts";
import type { Discussion } from "./schema/discussion.ts";
import type { Reply } from "./schema/reply.ts";

/** A discussion and the pages of its replies that are shown. */
export interface LoadedThread {
  discussion: Discussion;
  pages: readonly ReplyPage[];
  /** The replies that the visitor has posted since the page was opened, newest last. */
  posted: readonly Sent<Reply>[];
}

/** `loading`: new replies, or the next page. The earlier replies stay in all phases. */
export type ThreadState = LoadedThread & { phase: "ready" | "changes" | "more" | "failed" };

/** The state of a discussion. @param page the replies in the page of the server */
export function createThread(discussion: Discussion, page: ReplyPage) {
  const $state = atom<ThreadState>({ phase: "ready", discussion, pages: [page], posted: [] });

  let posted: LoadedThread["posted"] = [];

  const show = (change: Partial<ThreadState>): ThreadState => {
    const next = { ...$state.get(), ...change };
    $state.set(next);
    return next;
  };

  /** Loads the discussion and the shown pages again. */
  async function refresh(sent?: Sent<Reply>): Promise<void> {
    if (sent) posted = posted.concat(sent);
    const loading = show({ phase: "changes" });
    const next: Partial<ThreadState> = await load(
      discussion.id,
      afterOf(loading.pages),
      posted,
    ).then(
      (loaded) => ({ phase: "ready", posted, ...loaded }),
      () => ({ phase: "failed", posted }),
    );
    // The visitor may have posted again.
    if ($state.get() === loading) show(next);
  }

  /** Loads one more page. @returns its replies @throws Error if it could not be loaded or has none */
  async function loadMore(after: number): Promise<Reply[]> {
    const before = $state.get();
    if (isLoading(before)) return [];
    const loading = show({ phase: "more" });
    try {
      const fresh = await load(discussion.id, [after], posted);
      const added = fresh.pages.flatMap(({ replies }) => replies);
      if (added.length === 0) throw new Error("No replies on the next page");
      const pages = before.pages.concat(fresh.pages);
      if ($state.get() === loading) show({ phase: "ready", ...fresh, pages });
      return added;
    } catch (error) {
      if ($state.get() === loading) show(before);
      throw error;
    }
  }

  return { $state, refresh, loadMore };
}

export const isLoading = ({ phase }: ThreadState): boolean =>
  phase === "changes" || phase === "more";

const afterOf = (pages: readonly ReplyPage[]) => pages.map(({ after }) => after);

/** With the private link of the newest reply, the API bypasses the CDN's cache. */
async function load(id: number, pages: readonly number[], posted: LoadedThread["posted"]) {
  const own = privateLinkToken(posted.at(-1)?.privateLink ?? "");
  const [discussion, replies] = await Promise.all([
    getDiscussion(id, own),
    Promise.all(pages.map((after) => getReplies(id, after, own))),
  ]);
  return { discussion, pages: replies };
}

/** The replies shown, oldest first. A cached response may lack the visitor's own. */
export function repliesOf({ pages, posted }: LoadedThread): Reply[] {
  const own = posted.flatMap(({ post }) => post ?? []);
  const all = own.concat(pages.flatMap(({ replies }) => replies));
  const latest = new Map(all.map((reply) => [reply.id, reply]));
  return Array.from(latest.values()).sort((one, other) => one.id - other.id);
}
