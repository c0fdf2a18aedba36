import { atom } from "nanostores";
import type { CommentsState } from "../lib/comments/comments-state.ts";
import type { Comment, Subject } from "../schemas/comment.ts";

/** Reads the comments under a subject. */
export type ReadComments = (subject: Subject) => Promise<Comment[]>;

/** The comments under what the visitor looks at. A list that has been read is not asked for again. */
export function createComments(read: ReadComments) {
  const $state = atom<CommentsState>({ status: "loading" });
  const known = new Map<string, CommentsState>();
  let current = "";

  async function open(subject: Subject) {
    const name = `${subject.contentType} ${subject.contentId}`;
    current = name;
    $state.set(known.get(name) ?? { status: "loading" });
    if (known.has(name)) return;
    const state = await read(subject).then(ready, failed);
    if (state.status === "ready") known.set(name, state);
    // The visitor may look at something else by now.
    if (current === name) $state.set(state);
  }

  return { $state, open };
}

const ready = (comments: Comment[]): CommentsState => ({ status: "ready", comments });
const failed = (): CommentsState => ({ status: "failed" });
