import { diffWordsWithSpace } from "diff";
import { useEffect, useRef } from "react";
import { changedFields, formatMoment } from "../changed-fields.ts";
import type { ChangedField, EarlierVersion, OpenFile } from "../protocol.ts";
import { call } from "./api.ts";
import { Button, ConfirmButton, LoadFold } from "./page.tsx";
import { changedTwice, type FileForm } from "./use-file-form.ts";

interface FieldChangesProps {
  fields: ChangedField[];
  names?: { before?: string; after: string };
}

export const FieldChanges = ({ fields, names = usualNames }: FieldChangesProps) => (
  <dl className="stack differences">
    {fields.map(({ title, before, after }) => (
      <div key={`${title} ${before} ${after}`} className="stack difference">
        <dt>{title}</dt>
        {names.before !== undefined && (
          <dd>
            <span className="hint">{names.before}</span>
            <p>{before ? <Marked from={after} to={before} as="del" /> : <em>empty</em>}</p>
          </dd>
        )}
        <dd className="after">
          <span className="hint">{names.after}</span>
          <p>{after ? <Marked from={before} to={after} as="ins" /> : <em>empty</em>}</p>
        </dd>
      </div>
    ))}
  </dl>
);

/** Marks the words that the other text does not have. */
function Marked({ from, to, as: Mark }: { from: string; to: string; as: "ins" | "del" }) {
  if (!from) return to;
  return diffWordsWithSpace(from, to)
    .filter(({ removed }) => !removed)
    .map(({ value, added }, at) => {
      const key = `${at} ${value}`;
      return added ? <Mark key={key}>{value}</Mark> : <span key={key}>{value}</span>;
    });
}

const usualNames = { before: "Before", after: "After" };

export function Conflict({ conflict, state }: { conflict: OpenFile; state: FileForm }) {
  const { draft, keep, file } = state;
  const isDeleted = conflict.base === "";
  const twice = changedTwice(draft, conflict);
  const form = file.form.filter(({ key }) => twice.includes(key));
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="notice" role="alert" ref={notice} tabIndex={-1}>
      {isDeleted ? (
        <p>The file has been deleted since you opened it. Your text is still here.</p>
      ) : (
        <>
          <p>
            The file has changed since you opened it. Other changes are combined. Choose which
            version of these to keep:
          </p>
          <FieldChanges
            fields={changedFields(form, conflict.fields, draft.fields)}
            names={{ before: "Version in the file", after: "Your version" }}
          />
        </>
      )}
      <div className="cluster">
        <Button className="button" onClick={() => keep(conflict, "mine")}>
          Keep my version
        </Button>
        {!isDeleted && (
          <Button onClick={() => keep(conflict, "theirs")}>Use the version in the file</Button>
        )}
      </div>
    </div>
  );
}

export const EarlierVersions = ({ file }: { file: OpenFile }) => (
  <LoadFold
    key={file.base}
    title="Earlier versions"
    load={() => call("GET history", { at: file.at })}
  >
    {(versions) => (
      <ul role="list" className="stack">
        {versions.map((version) => (
          <Version key={version.date + version.id} version={version} file={file} />
        ))}
        {versions.length === 0 && <li className="hint">It has not been published yet.</li>}
      </ul>
    )}
  </LoadFold>
);

function Version({ version, file }: { version: EarlierVersion; file: OpenFile }) {
  const { id, date, isCurrent, fields } = version;
  const moment = formatMoment(date);
  const restore = async () => {
    await call("PUT version", { file: file.file, id });
    // The form then compares itself with the file.
    dispatchEvent(new Event("focus"));
  };
  return (
    <li className="card stack close">
      <p>
        <strong>{moment}</strong> {isCurrent && <span className="badge">In the file now</span>}
      </p>
      {fields.length > 0 ? <FieldChanges fields={fields} /> : <p className="hint">First version</p>}
      {!isCurrent && (
        <ConfirmButton
          text="Restore"
          about={`the version of ${moment}`}
          title="Restore this version?"
          action={restore}
        >
          The entry gets the text of {moment}. Visitors see it once you publish it.
        </ConfirmButton>
      )}
    </li>
  );
}
