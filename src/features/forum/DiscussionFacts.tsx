import { formatDate } from "../../lib/format-date.ts";
import { plural } from "../../lib/plural.ts";
import { ExampleLabel } from "../../ui/ExampleLabel.tsx";
import type { Discussion } from "./schema/discussion.ts";
import { WriterBadge } from "./WriterBadge.tsx";

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
    {discussion.replies > 0 && <span>{plural(discussion.replies, "reply", "replies")}</span>}
    {discussion.views > 0 && <span>{plural(discussion.views, "view")}</span>}
  </div>
);
