import { plural } from "../../../lib/text/plural.ts";
import { formatDate } from "../../../lib/time/format-date.ts";
import { ExampleLabel } from "../../../ui/cards/ExampleLabel.tsx";
import { WriterBadge } from "../../posts/WriterBadge.tsx";
import type { Discussion } from "../schema/discussion.ts";

export const DiscussionFacts = ({ discussion }: { discussion: Discussion }) => (
  <div className="cluster hint">
    {discussion.sample && <ExampleLabel />}
    {discussion.author && (
      <strong>
        <bdi>{discussion.author}</bdi>
      </strong>
    )}
    <WriterBadge badge={discussion.badge} />
    <time dateTime={discussion.createdAt}>{formatDate(discussion.createdAt)}</time>
    <span className="cluster">
      <span>{plural(discussion.replies, "reply", "replies")}</span>
      <span>{plural(discussion.views, "view")}</span>
    </span>
  </div>
);
