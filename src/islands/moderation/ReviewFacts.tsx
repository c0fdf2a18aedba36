import { lastActionText, spamReasonText } from "../../lib/moderation-text.ts";
import { plural } from "../../lib/plural.ts";
import type { ReviewPost } from "../../schemas/moderation.ts";

const despair = "Words of despair";

/** Why a post is in review: its status, words of despair, reports, signs of spam and the last action. */
export function ReviewFacts({ post }: { post: ReviewPost }) {
  const { status, crisis, reports, reportReasons, score, reasons, editedAt } = post;
  const badges = [
    crisis && despair,
    status === "held" && "Held",
    status === "removed" && "Removed",
    reports > 0 && plural(reports, "report"),
    editedAt && "Edited",
  ].filter(Boolean);
  const last = lastActionText(post);
  return (
    <>
      {badges.length > 0 && (
        <p className="moderation-badges">
          {badges.map((badge) => (
            <span key={String(badge)} className={badge === despair ? "badge urgent" : "badge"}>
              {badge}
            </span>
          ))}
        </p>
      )}
      {reportReasons.length > 0 && (
        <ul className="moderation-reports" aria-label="What the reports say">
          {reportReasons.map((reason, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports never change their order
            <li key={number}>“{reason}”</li>
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <p className="hint">
          Signs of spam, {plural(score, "point")}:{" "}
          {reasons.map((name) => spamReasonText[name] ?? name).join("; ")}
        </p>
      )}
      {last && <p className="hint">{last}</p>}
    </>
  );
}
