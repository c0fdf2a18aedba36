import type { ComponentProps } from "react";
import { formatDate } from "../../lib/format-date.ts";
import { paragraphs } from "../../lib/paragraphs.ts";
import type { BlogPost } from "../../schemas/blog-post.ts";
import { ExampleLabel } from "../ui/ExampleLabel.tsx";
import { TypeBadge } from "./TypeBadge.tsx";

export type PostViewProps = {
  post: Pick<BlogPost, "title" | "type" | "createdAt" | "content"> & {
    sample?: boolean | undefined;
  };
  /** The title, which gets the focus when the post opens. */
  ref?: ComponentProps<"h1">["ref"] | undefined;
};

/** A blog post, on its own page and on the blog page. */
export function PostView({ post, ref }: PostViewProps) {
  const { title, type, createdAt, content } = post;
  return (
    <article className="post">
      <header className="post-head">
        <p className="post-facts">
          {post.sample && <ExampleLabel />}
          <TypeBadge type={type} />
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <h1 dir="auto" tabIndex={-1} ref={ref}>
          {title}
        </h1>
      </header>
      <div className="post-text">
        {paragraphs(content).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a post do not change
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  );
}
