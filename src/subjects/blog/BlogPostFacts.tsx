import { formatDate } from "../../lib/time/format-date.ts";
import { ExampleLabel } from "../../ui/cards/ExampleLabel.tsx";

export interface BlogPostFactsProps {
  type: string;
  createdAt: string;
  sample?: boolean | undefined;
  draft?: boolean | undefined;
}

/** The type and date of a post. `blog.css` colours Personal and Humor. Drafts appear only in development. */
export const BlogPostFacts = ({ type, createdAt, sample, draft }: BlogPostFactsProps) => (
  <p className="cluster hint">
    {sample && <ExampleLabel />}
    {draft && <strong className="example-label">Draft</strong>}
    <span className="badge post-type" data-type={type}>
      {type}
    </span>
    <time dateTime={createdAt}>{formatDate(createdAt)}</time>
  </p>
);
