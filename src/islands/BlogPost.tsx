import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { ApiError } from "../lib/api-error.ts";
import { postRead } from "../lib/api-reads.ts";
import { PostFailed } from "../lib/blog/PostFailed.tsx";
import { PostLoading } from "../lib/blog/PostLoading.tsx";
import { PostMissing } from "../lib/blog/PostMissing.tsx";
import { PostView } from "../lib/blog/PostView.tsx";
import type { Post } from "../schemas/post.ts";
import { CommentsPanel } from "./CommentsPanel.tsx";
import { Likes } from "./Likes.tsx";
import { reads } from "./page-reads.ts";

export type BlogPostProps = {
  id: number;
  /** Whether visitors can comment. */
  isOpen: boolean;
  /** Names the page after the post. */
  onTitle: (title: string) => void;
};

/** A published post, fetched and shown on the blog's page. */
export function BlogPost({ id, ...shown }: BlogPostProps) {
  const read = postRead(id);
  const state = useStore(reads.at(read));
  if (state.status === "loading") return <PostLoading />;
  if (state.status === "ready") return <Opened post={state.data} {...shown} />;
  const isMissing = state.error instanceof ApiError && state.error.status === 404;
  return isMissing ? <PostMissing /> : <PostFailed onRetry={() => reads.retry(read.path)} />;
}

function Opened({ post, isOpen, onTitle }: Omit<BlogPostProps, "id"> & { post: Post }) {
  const { id, title, likes } = post;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    onTitle(title);
    // Whoever has moved on meanwhile is left alone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [onTitle, title]);
  return (
    <>
      <PostView post={post} ref={heading} />
      <Likes id={id} likes={likes} />
      <CommentsPanel subject={{ contentType: "blog", contentId: id }} isOpen={isOpen} level={2} />
    </>
  );
}
