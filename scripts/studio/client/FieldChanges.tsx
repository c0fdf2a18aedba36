import type { ChangedField } from "../protocol.ts";

interface Props {
  fields: ChangedField[];
  /** The names of the two versions. */
  names?: [before: string, after: string];
}

/** The fields that differ between two versions. */
export function FieldChanges({ fields, names: [before, after] = ["Before", "After"] }: Props) {
  return (
    <dl className="stack differences">
      {fields.map((field) => (
        <div key={`${field.title} ${field.before} ${field.after}`} className="stack tight">
          <dt>{field.title}</dt>
          <dd>
            <span className="hint">{before}</span>
            <p>{field.before || <em>empty</em>}</p>
          </dd>
          <dd>
            <span className="hint">{after}</span>
            <p>{field.after || <em>empty</em>}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
