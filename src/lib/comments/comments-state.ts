import type { Comment } from "../../schemas/comment.ts";

/** What is known of the comments under a subject. */
export type CommentsState =
  | { status: "loading" }
  | { status: "failed" }
  | {
      status: "ready";
      comments: readonly Comment[];
      /** What is known of those that follow; missing where there are none. */
      more?: "there" | "loading" | "failed" | undefined;
    };
