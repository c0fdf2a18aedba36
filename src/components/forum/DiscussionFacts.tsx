import { formatDate } from "../../lib/format-date.ts";
import { plural } from "../../lib/plural.ts";
import type { Discussion } from "../../schemas/discussion.ts";
import { ExampleLabel } from "../ui/ExampleLabel.tsx";
import { WriterBadge } from "./WriterBadge.tsx";

/** The element on a discussion's page in which `islands/forum/Replies.tsx` shows new counts. */
export const countsId = "discussion-counts";

interface Props {
  discussion: Discussion;
  /** True on the page of the discussion. */
  isPage?: boolean;
}

/** The author, date and counts of a discussion. */
export const DiscussionFacts = ({ discussion, isPage = false }: Props) => (
  <div className="cluster hint">
    {discussion.sample && <ExampleLabel />}
    {discussion.author && (
      <strong>
        <bdi>{discussion.author}</bdi>
      </strong>
    )}
    <WriterBadge badge={discussion.badge} />
    <time dateTime={discussion.createdAt}>{formatDate(discussion.createdAt)}</time>
    <span className="cluster" id={isPage ? countsId : undefined}>
      <DiscussionCounts discussion={discussion} />
    </span>
  </div>
);

export const DiscussionCounts = ({ discussion }: { discussion: Discussion }) => (
  <>
    <span>{plural(discussion.replies, "reply", "replies")}</span>
    <span>{plural(discussion.views, "view")}</span>
  </>
);
