import { atom, onMount } from "nanostores";
import { type CommentsPage, commentsRead } from "../api-client/api-reads.ts";
import type { CommentsState } from "../lib/comments-state.ts";
import type { Comment, CommentTarget } from "../schemas/comment.ts";
import type { ReadState, Reads } from "./reads.ts";

/** The comments on a target: the pages requested so far, and those that the visitor has just posted. */
export function createComments(reads: Reads, target: CommentTarget) {
  const $pages = atom([commentsRead(target)]);
  const $posted = atom<readonly Comment[]>([]);
  const $state = atom<CommentsState>({ status: "loading" });
  const states = () => $pages.get().map((page) => reads.at(page).get());
  const update = () => $state.set(joined(states(), $posted.get()));

  onMount($state, () => {
    let stops: (() => void)[] = [];
    const follow = () => {
      const before = stops;
      stops = $pages.get().map((page) => reads.at(page).listen(update));
      for (const stop of before) stop();
      update();
    };
    const ends = [$pages.subscribe(follow), $posted.listen(update)];
    return () => {
      for (const end of [...ends, ...stops]) end();
    };
  });

  function more() {
    const last = states().at(-1);
    const next = last?.status === "ready" && last.data.next;
    if (next) $pages.set([...$pages.get(), commentsRead(target, next)]);
    else retry();
  }

  function retry() {
    for (const { path } of $pages.get()) reads.retry(path);
  }

  /** Adds what the visitor has posted. @param comment undefined while it is held */
  function posted(comment: Comment | undefined) {
    if (comment) $posted.set([...$posted.get(), comment]);
    reads.refresh(...$pages.get().map(({ path }) => path));
  }

  return { $state, more, retry, posted };
}

export type Comments = ReturnType<typeof createComments>;

function joined(
  pages: readonly ReadState<CommentsPage>[],
  posted: readonly Comment[],
): CommentsState {
  const [first, last] = [pages[0], pages.at(-1)];
  if (!first || !last) return { status: "loading" };
  if (first.status !== "ready") return { status: first.status };
  const read = pages.flatMap((page) => (page.status === "ready" ? page.data.comments : []));
  const known = new Set(read.map(({ id }) => id));
  const comments = [...read, ...posted.filter(({ id }) => !known.has(id))];
  return { status: "ready", comments, more: moreAfter(last) };
}

function moreAfter(last: ReadState<CommentsPage>) {
  if (last.status !== "ready") return last.status;
  return last.data.next ? "there" : undefined;
}
