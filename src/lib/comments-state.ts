import type { Comment } from "../schemas/comment.ts";

/** The state of the comments on a target. */
export type CommentsState =
  | { status: "loading" }
  | { status: "failed" }
  | {
      status: "ready";
      comments: readonly Comment[];
      /** The state of the next page; missing on the last. */
      more?: "there" | "loading" | "failed" | undefined;
    };
