import type { ComponentProps } from "react";
import type { Post } from "../../schemas/post.ts";
import { formatDate } from "../format-date.ts";
import { paragraphs } from "./paragraphs.ts";
import { TypeBadge } from "./TypeBadge.tsx";

export type PostViewProps = {
  post: Pick<Post, "title" | "type" | "createdAt" | "content">;
  /** The title, which takes the focus where the post has just been opened. */
  ref?: ComponentProps<"h1">["ref"] | undefined;
};

/** A blog post, on its own page and where the blog's page opens one. */
export function PostView({ post, ref }: PostViewProps) {
  const { title, type, createdAt, content } = post;
  const words = paragraphs(content);
  return (
    <article className="post">
      <header className="post-head">
        <p className="post-facts">
          <TypeBadge type={type} />
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <h1 dir="auto" tabIndex={-1} ref={ref}>
          {title}
        </h1>
      </header>
      <div className="post-words">
        {words.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a post's paragraphs never change places
          <p key={at} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  );
}
