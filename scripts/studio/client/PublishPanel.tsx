import type { Problem, Publication, PublishInput } from "../protocol.ts";
import { AuthorForm } from "./AuthorForm.tsx";
import { MergeChoices } from "./MergeChoices.tsx";
import { hrefOf } from "./route.ts";
import { usePublication } from "./use-publication.ts";

interface Props {
  /** A problem that was found before publishing. */
  problem: Problem | undefined;
  isEmpty: boolean;
  onProgress: () => void;
}

/** The button that publishes, and the progress. */
export function PublishPanel({ problem: found, isEmpty, onProgress }: Props) {
  const { publication, isRunning, error, start } = usePublication(onProgress);
  const problem = found ?? publication.problem;
  const isBusy = isRunning && publication.step !== "building";
  // After a publication has ended, there can be new changes.
  const isOver = publication.step === "live" && !isEmpty;
  return (
    <div className="stack">
      {publication.step && !publication.problem && !isOver && (
        <Progress site="" {...publication} step={publication.step} />
      )}
      {error && (
        <p className="notice danger" role="alert">
          {error}
        </p>
      )}
      {problem && !isRunning && <ProblemNotice problem={problem} start={start} />}
      {!isQuestion(problem) && (!isEmpty || problem) && (
        <p>
          <button type="button" className="button" disabled={isBusy} onClick={() => start({})}>
            Publish
          </button>
        </p>
      )}
    </div>
  );
}

const isQuestion = (problem: Problem | undefined) =>
  problem?.kind === "no-name" || problem?.kind === "conflict";

const texts: Record<Publication["step"], string> = {
  checking: "Checking the content …",
  saving: "Saving your changes …",
  sending: "Sending them to the server …",
  building:
    "Building the live site. Your changes are safe on the server. This usually takes two to three minutes. You can go on working, or close this page.",
  live: "Live since",
};

function Progress({ step, liveSince, site }: Pick<Publication, "step" | "liveSince" | "site">) {
  return (
    <div className="notice">
      <p role="status">
        {texts[step]} {liveSince && timeOf(liveSince)}
      </p>
      {liveSince && (
        <a href={site} target="live">
          Open the live site
        </a>
      )}
    </div>
  );
}

const timeOf = (iso: string) =>
  new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

interface ProblemProps {
  problem: Problem;
  start: (input: PublishInput) => void;
}

function ProblemNotice({ problem, start }: ProblemProps) {
  const { kind, text, details = [], conflicts = [] } = problem;
  return (
    <div className={isQuestion(problem) ? "notice" : "notice danger"} role="alert">
      <p>{text}</p>
      {details.length > 0 && (
        <ul>
          {details.map((line) => (
            <li key={line}>
              <Detail line={line} />
            </li>
          ))}
        </ul>
      )}
      {kind === "no-name" && <AuthorForm start={start} />}
      {kind === "conflict" && <MergeChoices conflicts={conflicts} start={start} />}
    </div>
  );
}

/** A line such as `content/videos/4.json:7 Duration (duration): is empty.`, with a link to the form. */
function Detail({ line }: { line: string }) {
  const [, at] = /^content\/([a-z-]+(?:\/[a-z0-9-]+)?)\.(?:json|mdx?)\b/.exec(line) ?? [];
  return at ? (
    <>
      <a href={hrefOf(at)}>{at}</a>: {line.replace(/^\S+ /, "")}
    </>
  ) : (
    line
  );
}
