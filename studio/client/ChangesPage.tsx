import { useEffect, useRef, useState } from "react";
import { plural } from "../../src/lib/text/plural.ts";
import { Status } from "../../src/ui/controls/Status.tsx";
import { formatMoment } from "../changed-fields.ts";
import type { Change, ChangeList, Publish } from "../protocol.ts";
import { call, pictureUrl } from "./api.ts";
import { PublishPanel } from "./PublishPanel.tsx";
import { ConfirmButton, Heading, LoadFold } from "./page.tsx";
import { hrefOf } from "./route.ts";
import { Unsaved } from "./Search.tsx";
import { FieldChanges } from "./Versions.tsx";

interface Props {
  list: ChangeList | undefined;
  reload: (input?: { fetch: string }) => Promise<void>;
}

export function ChangesPage({ list, reload }: Props) {
  // The list appears before the server of the repository has responded.
  useEffect(() => void reload({ fetch: "" }), [reload]);
  return (
    <div className="wrap">
      <Heading back="" title="Publish">
        <p>Check what you have changed, then send it to the live site.</p>
      </Heading>
      {list ? <Changes {...list} reload={reload} /> : <p className="hint">Loading …</p>}
    </div>
  );
}

function Changes({ changes, problem, reload }: ChangeList & Pick<Props, "reload">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const showList = async () => {
    await reload();
    heading.current?.focus();
  };
  const undo = async ({ file, published: id }: Change) => {
    await call("PUT version", { file, id });
    await showList();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {changes.length > 0 && `${plural(changes.length, "change")} not live yet`}
        {changes.length === 0 && (problem ? "Not ready to publish" : "All changes are sent")}
      </h2>
      <PublishPanel problem={problem} isEmpty={changes.length === 0} />
      <Publishes key={changes.length} reload={showList} />
      <Unsaved />
      {[...Map.groupBy(changes, ({ group }) => group)].map(([group, inGroup]) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul role="list" className="stack">
            {inGroup.map((change) => (
              <ChangeCard key={change.file} change={change} undo={undo} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const Publishes = ({ reload }: { reload: () => Promise<void> }) => (
  <LoadFold title="What you published before" load={() => call("GET publishes")}>
    {(publishes) => (
      <ul role="list" className="entries">
        {publishes.map((publish) => (
          <PublishItem key={publish.id} publish={publish} reload={reload} />
        ))}
        {publishes.length === 0 && <li className="hint">Nothing has been published yet.</li>}
      </ul>
    )}
  </LoadFold>
);

interface PublishProps {
  publish: Publish;
  reload: () => Promise<void>;
}

function PublishItem({ publish: { id, date, title }, reload }: PublishProps) {
  const [stays, setStays] = useState<string[]>([]);
  const undo = async () => {
    const result = await call("PUT undo", { id });
    setStays(result.stays);
    if (result.stays.length === 0) await reload();
  };
  return (
    <li>
      <p>
        {title} <span className="hint">{formatMoment(date)}</span>
      </p>
      {stays.length > 0 && (
        <Status>
          <p>These have changed since, and stay as they are: {stays.join(", ")}</p>
        </Status>
      )}
      <ConfirmButton
        text="Undo this publish"
        about={title}
        title={`Undo “${title}”?`}
        action={undo}
      >
        Its entries get the text that they had before. Visitors see it once you press Publish.
      </ConfirmButton>
    </li>
  );
}

const statuses = {
  new: "New",
  changed: "Changed",
  removed: "Removed",
};

interface CardProps {
  change: Change;
  undo: (change: Change) => Promise<void>;
}

function ChangeCard({ change, undo }: CardProps) {
  const { file, title, one, status, page, at, fields } = change;
  const isRemoved = status === "removed";
  return (
    <li className="card stack close">
      <h4>
        {title} <span className="hint">{one}</span>{" "}
        <span className={isRemoved ? "badge wrong" : "badge"}>{statuses[status]}</span>
      </h4>
      {one === "picture" && !isRemoved && (
        <img src={pictureUrl(file.replace("content/pictures/", ""))} alt="" />
      )}
      {status === "changed" && <FieldChanges fields={fields} />}
      {status !== "changed" && fields.length > 0 && (
        <details>
          <summary>Show its fields</summary>
          <FieldChanges fields={fields} />
        </details>
      )}
      <div className="cluster">
        {page && !isRemoved && (
          <a className="tap" href={page} target="site">
            See it on the page<span className="visually-hidden">: {title}</span>
          </a>
        )}
        {at && !isRemoved && (
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
          {status === "new"
            ? "This deletes it from this computer."
            : "The live version comes back, and your change is lost."}
        </ConfirmButton>
      </div>
    </li>
  );
}
