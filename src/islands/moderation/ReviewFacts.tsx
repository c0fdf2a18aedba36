import { lastActionText, reportsText, spamReasonText } from "../../lib/moderation-text.ts";
import type { ReviewPost } from "../../schemas/moderation.ts";

const possibleCrisis = "Possible crisis";

/** Why a post is in review, and the last action on it. */
export function ReviewFacts({ post }: { post: ReviewPost }) {
  const { status, crisis, reports, reportReasons, score, reasons, editedAt, place } = post;
  const badges = [
    crisis && possibleCrisis,
    status === "held" && "Held",
    status === "removed" && "Removed",
    reports > 0 && reportsText(post),
    editedAt && "Edited",
    place.locked && "Locked",
  ].filter(Boolean);
  const last = lastActionText(post);
  return (
    <>
      {badges.length > 0 && (
        <p className="cluster">
          {badges.map((badge) => (
            <span
              key={String(badge)}
              className={badge === possibleCrisis ? "badge urgent" : "badge"}
            >
              {badge}
            </span>
          ))}
        </p>
      )}
      {reportReasons.length > 0 && (
        <ul aria-label="Reasons given in reports">
          {reportReasons.map((reason, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports never change their order
            <li key={number}>“{reason}”</li>
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <p className="hint">
          Spam score {score}: {reasons.map((name) => spamReasonText[name] ?? name).join("; ")}
        </p>
      )}
      {last && <p className="hint">{last}</p>}
    </>
  );
}
