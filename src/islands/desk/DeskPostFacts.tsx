import { lastWords, reasonWords } from "../../lib/desk/words.ts";
import type { DeskPost } from "../../schemas/desk.ts";

const despair = "Words of despair";

/** Why a post is at the desk: how it stands, words of despair, reports, signs of spam, what was done. */
export function DeskPostFacts({ post }: { post: DeskPost }) {
  const { status, crisis, reports, reportReasons, score, reasons, editedAt } = post;
  const marks = [
    crisis && despair,
    status === "held" && "Held",
    status === "removed" && "Removed",
    reports > 0 && (reports === 1 ? "1 report" : `${reports} reports`),
    editedAt && "Edited",
  ].filter(Boolean);
  const last = lastWords(post);
  return (
    <>
      {marks.length > 0 && (
        <p className="desk-marks">
          {marks.map((mark) => (
            <span key={String(mark)} className={mark === despair ? "badge urgent" : "badge"}>
              {mark}
            </span>
          ))}
        </p>
      )}
      {reportReasons.length > 0 && (
        <ul className="desk-reports" aria-label="What the reports say">
          {reportReasons.map((reason, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports never change their order
            <li key={number}>“{reason}”</li>
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <p className="hint">
          Signs of spam, {score === 1 ? "1 point" : `${score} points`}:{" "}
          {reasons.map((name) => reasonWords[name] ?? name).join("; ")}
        </p>
      )}
      {last && <p className="hint">{last}</p>}
    </>
  );
}
