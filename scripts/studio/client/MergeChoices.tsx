import type { Change, PublishInput } from "../protocol.ts";
import { FieldChanges } from "./FieldChanges.tsx";
import { PublishForm } from "./PublishForm.tsx";

interface Props {
  conflicts: Change[];
  start: (input: PublishInput) => void;
}

const options = { mine: "Keep my version", theirs: "Take their version" };

/** Lets the creator choose a version of each entry that someone else has changed too. */
export function MergeChoices({ conflicts, start }: Props) {
  const submit = (data: FormData) => {
    const choices = conflicts.map(({ file }) => [file, data.get(file)]);
    start({ choices: Object.fromEntries(choices) });
  };
  return (
    <PublishForm submit={submit}>
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
    </PublishForm>
  );
}
