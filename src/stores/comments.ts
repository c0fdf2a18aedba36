import { atom, onMount } from "nanostores";
import { type CommentsPage, commentsRead } from "../lib/api-reads.ts";
import type { CommentsState } from "../lib/comments/comments-state.ts";
import type { Comment, Subject } from "../schemas/comment.ts";
import type { ReadState, Reads } from "./reads.ts";

/** The comments under a subject: the pages that were asked for so far, and the visitor's own new ones. */
export function createComments(reads: Reads, subject: Subject) {
  const $pages = atom([commentsRead(subject)]);
  const $own = atom<readonly Comment[]>([]);
  const $state = atom<CommentsState>({ status: "loading" });
  const states = () => $pages.get().map((page) => reads.at(page).get());
  const update = () => $state.set(joined(states(), $own.get()));

  onMount($state, () => {
    let stops: (() => void)[] = [];
    const follow = () => {
      const before = stops;
      stops = $pages.get().map((page) => reads.at(page).listen(update));
      for (const stop of before) stop();
      update();
    };
    const ends = [$pages.subscribe(follow), $own.listen(update)];
    return () => {
      for (const end of [...ends, ...stops]) end();
    };
  });

  /** Asks for the comments that follow. */
  function more() {
    const last = states().at(-1);
    const next = last?.status === "ready" && last.data.next;
    if (next) $pages.set([...$pages.get(), commentsRead(subject, next)]);
    else retry();
  }

  /** Asks anew for what could not be read. */
  function retry() {
    for (const { path } of $pages.get()) reads.retry(path);
  }

  /** The visitor has posted one; it is missing where the server shows it only later. */
  function posted(comment: Comment | undefined) {
    if (comment) $own.set([...$own.get(), comment]);
    reads.refresh(...$pages.get().map(({ path }) => path));
  }

  return { $state, more, retry, posted };
}

export type Comments = ReturnType<typeof createComments>;

function joined(pages: readonly ReadState<CommentsPage>[], own: readonly Comment[]): CommentsState {
  const [first, last] = [pages[0], pages.at(-1)];
  if (!first || !last) return { status: "loading" };
  if (first.status !== "ready") return { status: first.status };
  const read = pages.flatMap((page) => (page.status === "ready" ? page.data.comments : []));
  const known = new Set(read.map(({ id }) => id));
  const comments = [...read, ...own.filter(({ id }) => !known.has(id))];
  return { status: "ready", comments, more: moreAfter(last) };
}

function moreAfter(last: ReadState<CommentsPage>) {
  if (last.status !== "ready") return last.status;
  return last.data.next ? "there" : undefined;
}
