import { type SubmitEvent, useEffect, useState } from "react";
import { Status } from "../../src/ui/controls/Status.tsx";
import { formatTime } from "../changed-fields.ts";
import type { Change, Choices, Problem, Publication } from "../protocol.ts";
import { type ApiError, call, savedEvent } from "./api.ts";
import { Alert } from "./page.tsx";
import { FieldChanges } from "./Versions.tsx";

type Start = (choices: Choices) => void;

interface Props {
  problem: Problem | undefined;
  isEmpty: boolean;
}

export function PublishPanel({ problem: found, isEmpty }: Props) {
  const { publication, isRunning, error, start } = usePublication();
  const { step, site, liveSince } = publication;
  const problem = found ?? publication.problem;
  // There can be new changes after a publication.
  const isOver = step === "live" && !isEmpty;
  return (
    <div className="stack">
      {step && !publication.problem && !isOver && (
        <div className="notice calm">
          <Status>
            <p>
              {texts[step]} {liveSince && formatTime(new Date(liveSince))}
            </p>
          </Status>
          {step === "building" && <NetlifyLink />}
          {liveSince && (
            <a href={site} target="live">
              Open the live site
            </a>
          )}
        </div>
      )}
      <Alert lines={error ? [error] : []} />
      {problem && !isRunning && <ProblemNotice problem={problem} start={start} />}
      {!problem?.conflicts && (!isEmpty || problem) && (
        <button
          type="button"
          className="button"
          disabled={isRunning && step !== "building"}
          onClick={() => start({})}
        >
          Publish
        </button>
      )}
    </div>
  );
}

const texts: Record<Publication["step"], string> = {
  checking: "Checking the content …",
  saving: "Saving your changes …",
  sending: "Sending them to the server …",
  building:
    "Building the live site. Your changes are safe on the server. This usually takes two to three minutes. You can go on working, or close this page.",
  live: "Live since",
};

const pauseMs = 1000;

function usePublication() {
  const [publication, setPublication] = useState<Partial<Publication>>({});
  const [error, setError] = useState("");
  const { step, problem } = publication;
  const isRunning = step !== undefined && step !== "live" && !problem;
  const fail = ({ message }: ApiError) => setError(message);

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests it until it has ended
  useEffect(() => {
    const load = () => call("GET publication").then(setPublication, fail);
    load();
    if (!isRunning) return;
    const timer = setInterval(load, pauseMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step can change what is not live yet
  useEffect(() => {
    if (step) dispatchEvent(new Event(savedEvent));
  }, [step, problem]);

  const start: Start = (choices) => {
    setError("");
    call("POST publication", choices).then(setPublication, fail);
  };
  return { publication, isRunning, error, start };
}

const NetlifyLink = () => (
  <a href="https://app.netlify.com" target="netlify">
    Open Netlify
  </a>
);

const ProblemNotice = ({ problem, start }: { problem: Problem; start: Start }) => (
  <Alert lines={[problem.text, ...(problem.details ?? [])]} reasons={problem.reasons}>
    {problem.isLate && <NetlifyLink />}
    {problem.conflicts && <MergeChoices conflicts={problem.conflicts} start={start} />}
  </Alert>
);

const options = { mine: "Keep my version", theirs: "Take their version" };

function MergeChoices({ conflicts, start }: { conflicts: Change[]; start: Start }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    start(Object.fromEntries(new FormData(event.currentTarget)) as Choices);
  };
  return (
    <form className="stack" onSubmit={submit}>
      {conflicts.map(({ file, title, one, status, fields }) => (
        <fieldset key={file} className="group stack close">
          <legend>{`${title} (${one})`}</legend>
          {status === "new" && <p>They removed it.</p>}
          {status === "removed" && <p>You removed it.</p>}
          {status === "changed" && (
            <FieldChanges fields={fields} names={{ before: "Theirs", after: "Mine" }} />
          )}
          {Object.entries(options).map(([value, text]) => (
            <label key={value} className="tap check">
              <input type="radio" name={file} value={value} required />
              {text}
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit" className="button">
        Publish
      </button>
    </form>
  );
}
