import type { Change } from "../protocol.ts";
import { pictureUrl } from "./api.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { FieldChanges } from "./FieldChanges.tsx";
import { hrefOf } from "./route.ts";

const labels = { new: "New", changed: "Changed", removed: "Removed" };

interface Props {
  change: Change;
  undo: (change: Change) => Promise<void>;
}

/** A changed entry, with the fields that differ from the published version. */
export function ChangeCard({ change, undo }: Props) {
  const { file, title, one, status, page, at, fields } = change;
  return (
    <li className="card stack close">
      <h4>
        {title} <span className="hint">{one}</span>{" "}
        <span className={status === "removed" ? "badge wrong" : "badge"}>{labels[status]}</span>
      </h4>
      {one === "picture" && status !== "removed" && (
        <img src={pictureUrl(file.replace("content/pictures/", ""))} alt="" />
      )}
      {status === "changed" && <FieldChanges fields={fields} />}
      {status !== "changed" && fields.length > 0 && (
        <details className="launch">
          <summary>Show its fields</summary>
          <FieldChanges fields={fields} />
        </details>
      )}
      <div className="cluster">
        {page && status !== "removed" && (
          <a className="tap" href={page} target="site">
            See it on the page<span className="visually-hidden">: {title}</span>
          </a>
        )}
        {at && status !== "removed" && (
          <a className="tap" href={hrefOf(at)}>
            Edit<span className="visually-hidden"> {title}</span>
          </a>
        )}
        <ConfirmButton
          text="Undo"
          about={title}
          title={`Undo the change to “${title}”?`}
          action={() => undo(change)}
        >
          {effects[status]} You can put it back afterwards.
        </ConfirmButton>
      </div>
    </li>
  );
}

const effects = {
  new: "This removes it from this computer.",
  changed: "The entry gets the text that is live now.",
  removed: "The entry comes back as it is on the live site.",
};
