import type { Comment } from "../schemas/comment.ts";

export type CommentsState =
  | { status: "loading" }
  | { status: "failed" }
  | {
      status: "ready";
      comments: readonly Comment[];
      /** The state of the next page; missing on the last page. */
      more?: "there" | "loading" | "failed" | undefined;
    };
