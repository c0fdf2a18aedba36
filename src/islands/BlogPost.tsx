import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { ApiError } from "../api-client/api-error.ts";
import { postRead } from "../api-client/api-reads.ts";
import { PostFailed, PostLoading, PostMissing } from "../components/blog/PostStates.tsx";
import { PostView } from "../components/blog/PostView.tsx";
import type { BlogPost as Post } from "../schemas/blog-post.ts";
import { reads } from "../stores/page-reads.ts";
import { CommentsPanel } from "./CommentsPanel.tsx";
import { Likes } from "./Likes.tsx";

export type BlogPostProps = {
  id: number;
  isOpen: boolean;
  onTitle: (title: string) => void;
};

/** A blog post loaded from the API. */
export function BlogPost({ id, ...shown }: BlogPostProps) {
  const read = postRead(id);
  const state = useStore(reads.at(read));
  if (state.status === "loading") return <PostLoading />;
  if (state.status === "ready") return <LoadedPost post={state.data} {...shown} />;
  const isMissing = state.error instanceof ApiError && state.error.status === 404;
  return isMissing ? <PostMissing /> : <PostFailed onRetry={() => reads.retry(read.path)} />;
}

function LoadedPost({ post, isOpen, onTitle }: Omit<BlogPostProps, "id"> & { post: Post }) {
  const { id, title, likes } = post;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    onTitle(title);
    // Do not take the focus if the visitor has already moved it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [onTitle, title]);
  return (
    <>
      <PostView post={post} ref={heading} />
      <Likes id={id} likes={likes} />
      <CommentsPanel target={{ contentType: "blog", contentId: id }} isOpen={isOpen} level={2} />
    </>
  );
}
