import type { SubmitEvent } from "react";
import type { Change, Choices } from "../protocol.ts";
import { FieldChanges } from "./FieldChanges.tsx";

interface Props {
  conflicts: Change[];
  start: (choices: Choices) => void;
}

const options = { mine: "Keep my version", theirs: "Take their version" };

/** Lets the creator choose a version of each entry that someone else has changed too. */
export function MergeChoices({ conflicts, start }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    start(Object.fromEntries(conflicts.map(({ file }) => [file, data.get(file)])) as Choices);
  };
  return (
    <form className="stack" onSubmit={submit}>
      {conflicts.map(({ file, title, one, status, fields }) => (
        <fieldset key={file} className="group stack close">
          <legend>{`${title} (${one})`}</legend>
          {status === "new" && <p>They removed it.</p>}
          {status === "removed" && <p>You removed it.</p>}
          {status === "changed" && <FieldChanges fields={fields} names={["Theirs", "Mine"]} />}
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
