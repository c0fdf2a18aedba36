import { map } from "nanostores";
import { type Place, placeKey } from "../../../lib/posts/post-types.ts";
import { privateLinkToken } from "../../../lib/posts/private-link-path.ts";
import type { Post } from "../../posts/schema/post.ts";
import { getDiscussion, getPosts, type PostPage, type Sent } from "../api.ts";
import type { Discussion } from "../schema/discussion.ts";

/** `changes`: all posts are loaded again. `more`: the next page is. */
export interface Thread {
  phase: "ready" | "changes" | "more" | "failed";
  pages: readonly PostPage[];
  /** Since the page was opened, newest last. */
  posted: readonly Sent<Post>[];
  discussion?: Discussion | undefined;
  /** Otherwise `failed` is about the replies. */
  isDiscussionMissing?: boolean;
}

export const emptyThread: Thread = { phase: "changes", pages: [], posted: [] };

/** By `placeKey`. */
export const $threads = map<Record<string, Thread>>({});

const sent = new Map<string, readonly Sent<Post>[]>();

export async function loadThread(place: Place): Promise<void> {
  if (!(placeKey(place) in $threads.get())) await refreshThread(place);
}

const threadAt = (place: Place, initial: Thread): Thread =>
  $threads.get()[placeKey(place)] ?? initial;

function show(place: Place, thread: Thread): Thread {
  $threads.setKey(placeKey(place), thread);
  return thread;
}

export async function refreshThread(place: Place, initial = emptyThread, post?: Sent<Post>) {
  const key = placeKey(place);
  const posted = (sent.get(key) ?? []).concat(post ?? []);
  sent.set(key, posted);
  const shown = threadAt(place, initial);
  // A reply appears together with the new count.
  const already = shown.discussion ? shown.posted : posted;
  const loading = show(place, { ...shown, phase: "changes", posted: already });
  const { pages } = loading;
  const afters = pages.length > 0 ? pages.map(({ after }) => after) : [0];
  const next = await load(place, afters, posted).then(
    (fresh): Thread => ({ phase: "ready", posted, ...fresh }),
    (error): Thread => ({
      ...loading,
      phase: "failed",
      posted,
      isDiscussionMissing: error === discussionMissing,
    }),
  );
  // The visitor may have posted again.
  if (threadAt(place, initial) === loading) show(place, next);
}

/** @throws Error if the page could not be loaded or is empty */
export async function loadMore(place: Place, initial: Thread, after: number): Promise<Post[]> {
  const before = threadAt(place, initial);
  if (isLoading(before)) return [];
  const loading = show(place, { ...before, phase: "more" });
  const end = (thread: Thread) => threadAt(place, initial) === loading && show(place, thread);
  try {
    const fresh = await load(place, [after], before.posted);
    const added = fresh.pages.flatMap(({ posts }) => posts);
    if (added.length === 0) throw new Error("No posts on the next page");
    end({ ...before, ...fresh, phase: "ready", pages: before.pages.concat(fresh.pages) });
    return added;
  } catch (error) {
    end(before);
    throw error;
  }
}

export const isLoading = ({ phase }: Thread): boolean => phase === "changes" || phase === "more";

const discussionMissing = new Error();

/** With a private link, the API bypasses the CDN's cache. */
async function load(place: Place, afters: readonly number[], posted: Thread["posted"]) {
  const own = privateLinkToken(posted.at(-1)?.privateLink ?? "");
  const [discussion, pages] = await Promise.all([
    place.type === "discussion"
      ? getDiscussion(place.id, own).catch(() => Promise.reject(discussionMissing))
      : undefined,
    Promise.all(afters.map((after) => getPosts(place, after, own))),
  ]);
  return { discussion, pages };
}

/** Oldest first. A cached response may lack the visitor's own. */
export function postsOf({ pages, posted }: Thread): Post[] {
  const own = posted.flatMap(({ post }) => post ?? []);
  const all = own.concat(pages.flatMap(({ posts }) => posts));
  const latest = new Map(all.map((post) => [post.id, post]));
  return Array.from(latest.values()).sort((one, other) => one.id - other.id);
}
