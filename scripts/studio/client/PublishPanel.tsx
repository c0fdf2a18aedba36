import type { Choices, Problem, Publication } from "../protocol.ts";
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
      {problem?.kind !== "conflict" && (!isEmpty || problem) && (
        <p>
          <button type="button" className="button" disabled={isBusy} onClick={() => start({})}>
            Publish
          </button>
        </p>
      )}
    </div>
  );
}

const texts: Record<Publication["step"], string> = {
  checking: "Checking the content …",
  saving: "Saving your changes …",
  sending: "Sending them to the server …",
  building:
    "Building the live site. Your changes are safe on the server. This usually takes two to three minutes. You can go on working, or close this page. If it takes more than ten minutes, open Netlify and look at Deploys.",
  live: "Live since",
};

function Progress({ step, liveSince, site }: Pick<Publication, "step" | "liveSince" | "site">) {
  return (
    <div className="notice calm">
      <p role="status">
        {texts[step]} {liveSince && timeOf(liveSince)}
      </p>
      {step === "building" && <NetlifyLink href="https://app.netlify.com" />}
      {liveSince && (
        <a href={site} target="live">
          Open the live site
        </a>
      )}
    </div>
  );
}

const NetlifyLink = ({ href }: { href: string }) => (
  <a href={href} target="netlify">
    Open Netlify
  </a>
);

const timeOf = (iso: string) =>
  new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

interface ProblemProps {
  problem: Problem;
  start: (choices: Choices) => void;
}

function ProblemNotice({ problem, start }: ProblemProps) {
  const { kind, text, details = [], link, conflicts = [] } = problem;
  return (
    <div className={kind === "conflict" ? "notice" : "notice danger"} role="alert">
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
      {link && <NetlifyLink href={link} />}
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
