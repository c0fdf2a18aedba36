import { atom, onMount } from "nanostores";
import { type CommentsPage, getComments, type Sent } from "../api-client/api-client.ts";
import type { CommentsState } from "../lib/comments-state.ts";
import { privateLinkToken } from "../lib/private-link-path.ts";
import type { Comment, CommentTarget } from "../schemas/comment.ts";

/** The comments on a target: the pages requested so far, and those that the visitor has just posted. */
export function createComments(target: CommentTarget) {
  const $state = atom<CommentsState>({ status: "loading" });
  const mine: Comment[] = [];
  let pages: CommentsPage[] = [];
  let own: string | undefined;
  let busy = false;

  onMount($state, retry);

  function show(more: "loading" | "failed" | "there" | undefined = next() ? "there" : undefined) {
    const read = pages.flatMap(({ comments }) => comments);
    const missing = mine.filter((comment) => !read.some(({ id }) => id === comment.id));
    $state.set({ status: "ready", comments: [...read, ...missing], more });
  }

  const next = () => pages.at(-1)?.next;

  /** Requests the first page or the next one. */
  async function more() {
    const isFirst = pages.length === 0;
    if (busy || !(isFirst || next())) return;
    busy = true;
    if (isFirst) $state.set({ status: "loading" });
    else show("loading");
    try {
      pages = [...pages, await getComments(target, { after: next(), own })];
      show();
    } catch {
      if (isFirst) $state.set({ status: "failed" });
      else show("failed");
    }
    busy = false;
  }

  /** Requests the first page unless it has loaded. */
  function retry() {
    if (pages.length === 0) void more();
  }

  /** Adds what the visitor has posted, and requests the pages again. */
  async function posted({ post, privateLink }: Sent<Comment>) {
    if (post) mine.push(post);
    own = privateLink && privateLinkToken(privateLink);
    if (pages.length === 0) return more();
    show();
    const starts = [undefined, ...pages.map((page) => page.next)].slice(0, pages.length);
    const reads = starts.map((after) => getComments(target, { after, own }));
    const again = await Promise.all(reads).catch(() => []);
    // The next page may have arrived in the meantime.
    pages = pages.map((page, at) => again[at] ?? page);
    show();
  }

  return { $state, more, retry, posted };
}

type Comments = ReturnType<typeof createComments>;

const known = new Map<string, Comments>();

/** The store of the comments on a target. Each target has one store. */
export function commentsOf(target: CommentTarget): Comments {
  const name = nameOf(target);
  const comments = known.get(name) ?? createComments(target);
  known.set(name, comments);
  return comments;
}

export const nameOf = ({ contentType, contentId }: CommentTarget) => `${contentType} ${contentId}`;
