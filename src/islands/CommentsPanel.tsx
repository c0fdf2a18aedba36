import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import type { Sent } from "../api-client/api-client.ts";
import { CommentsView, type CommentsViewProps } from "../components/comments/CommentsView.tsx";
import type { Comment, CommentTarget } from "../schemas/comment.ts";
import { commentsOf } from "../stores/comments.ts";
import { myPostLinks } from "../stores/my-posts.ts";
import { CommentForm } from "./CommentForm.tsx";
import { useHydrated } from "./use-hydrated.ts";

export type CommentsPanelProps = Pick<CommentsViewProps, "isOpen" | "level"> & {
  target: CommentTarget;
};

export function CommentsPanel({ target, ...view }: CommentsPanelProps) {
  const comments = commentsOf(target);
  const state = useStore(comments.$state, { ssr: "initial" });
  const [posted, setPosted] = useState(false);
  const isHydrated = useHydrated();
  const links = isHydrated ? myPostLinks("comment") : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const onRetry = () => {
    heading.current?.focus();
    comments.retry();
  };
  const onPosted = (sent: Sent<Comment>) => {
    comments.posted(sent);
    setPosted(true);
  };
  return (
    <CommentsView
      {...view}
      {...{ state, posted, onRetry, links }}
      onMore={comments.more}
      ref={heading}
    >
      {isHydrated && <CommentForm {...{ target, onPosted }} />}
    </CommentsView>
  );
}
