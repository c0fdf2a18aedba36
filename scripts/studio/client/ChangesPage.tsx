import { useCallback, useEffect, useRef, useState } from "react";
import { plural } from "../../../src/lib/plural.ts";
import type { Change, ChangeList } from "../protocol.ts";
import { readChanges, restoreVersion } from "./api.ts";
import { ChangeCard } from "./ChangeCard.tsx";
import { unsavedForms } from "./drafts.ts";
import { Heading } from "./Heading.tsx";
import { Load } from "./Load.tsx";
import { PublishPanel } from "./PublishPanel.tsx";
import { hrefOf } from "./route.ts";

/** Lists what is not live yet by page, and publishes it. */
export function ChangesPage() {
  return (
    <div className="wrap">
      <Heading back={{ href: "#/", text: "Studio" }} title="Publish">
        <p>Check what you have changed, then send it to the live site.</p>
      </Heading>
      <Load load={() => readChanges()}>{(first) => <Changes first={first} />}</Load>
    </div>
  );
}

function Changes({ first }: { first: ChangeList }) {
  const [list, setList] = useState(first);
  const [undone, setUndone] = useState<{ change: Change; replaced: string | null }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(() => readChanges().then(setList, () => {}), []);
  const reload = () => load().then(() => heading.current?.focus());
  // The list appears before the server has responded.
  useEffect(() => void readChanges(true).then(setList, () => {}), []);

  const undo = async (change: Change) => {
    const { replaced } = await restoreVersion(change.file, change.published);
    setUndone({ change, replaced });
    await reload();
  };
  const putBack = async () => {
    if (undone) await restoreVersion(undone.change.file, undone.replaced);
    setUndone(undefined);
    await reload();
  };
  const { changes, otherCommits, problem } = list;
  const isEmpty = changes.length + otherCommits.length === 0;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {changes.length > 0 && `${plural(changes.length, "change")} not live yet`}
        {changes.length === 0 && (problem ? "Not ready to publish" : "All changes are sent")}
      </h2>
      {undone && (
        <div className="notice calm">
          <p role="status">{`The change to “${undone.change.title}” is undone.`}</p>
          <button type="button" className="button quiet" onClick={putBack}>
            Put it back
          </button>
        </div>
      )}
      <PublishPanel problem={problem} isEmpty={isEmpty} onProgress={load} />
      {problem?.kind === "offline" && (
        <p className="hint">
          The list compares with what was live when this computer was last online.
        </p>
      )}
      <Unsaved />
      {otherCommits.length > 0 && (
        <p className="hint">
          These changes of other files are published too: {otherCommits.join(", ")}.
        </p>
      )}
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

function Unsaved() {
  const forms = unsavedForms();
  if (forms.length === 0) return null;
  return (
    <p className="notice">
      These have text that is not saved, so it is not published:
      {forms.map((form) => (
        <a key={form} href={form.startsWith("new/") ? `#/${form}` : hrefOf(form)}>
          {form}
        </a>
      ))}
    </p>
  );
}
