import { plural } from "../../lib/text/plural.ts";
import { WriterBadge } from "../posts/WriterBadge.tsx";
import { agoText, formatMoment, whyHeld } from "./moderation-text.ts";
import type { ReviewPost } from "./schema/moderation.ts";

const possibleCrisis = "Possible crisis";
const notAnswered = "Not answered yet";

const marks = new Map([
  [possibleCrisis, "crisis"],
  [notAnswered, "unanswered"],
]);

export function PostSummary({ post, now }: { post: ReviewPost; now: string }) {
  const { author, badge, place, createdAt, content } = post;
  return (
    <>
      <span className="cluster post-about">
        <strong>
          <bdi>{author}</bdi> <WriterBadge badge={badge} />
        </strong>
        <span className="hint" title={formatMoment(createdAt)}>
          {agoText(createdAt, now)}
        </span>
      </span>
      <span className="hint one-line place">
        {`${post.kind}: `}
        <bdi>{place.title || "This page no longer exists"}</bdi>
      </span>
      <span className="excerpt" dir="auto">
        {content}
      </span>
      <Reason post={post} />
    </>
  );
}

function Reason({ post }: { post: ReviewPost }) {
  const badges = badgesOf(post);
  const reason = post.status === "held" && whyHeld(post.reasons);
  if (badges.length === 0) return null;
  return (
    <span className="post-reason">
      {badges.map((badge) => (
        <span key={badge} className={`badge ${marks.get(badge) ?? ""}`}>
          {badge}
        </span>
      ))}
      {reason && <span className="hint one-line why">{reason}</span>}
    </span>
  );
}

const badgesOf = (post: ReviewPost): string[] => {
  const { status, crisis, danger, reports, editedAt, place, deleted } = post;
  return [
    crisis ? possibleCrisis : danger && "May be about danger",
    isAnswered(post) ? "Answered" : crisis && notAnswered,
    status === "held" && "Held",
    status === "removed" && "Removed",
    deleted && "Deleted",
    reports > 0 && plural(reports, "report"),
    editedAt && "Edited",
    place.locked && "Closed to replies",
  ].filter((badge) => typeof badge === "string");
};

export const isAnswered = ({ history }: ReviewPost): boolean =>
  history.some(({ action }) => action === "answer");
