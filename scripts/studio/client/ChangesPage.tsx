import { useCallback, useEffect, useState } from "react";
import { plural } from "../../../src/lib/plural.ts";
import type { Change, ChangeList } from "../protocol.ts";
import { readChanges, restoreVersion } from "./api.ts";
import { ChangeCard } from "./ChangeCard.tsx";
import { unsavedForms } from "./drafts.ts";
import { Heading } from "./Heading.tsx";
import { Loading } from "./Loading.tsx";
import { PublishPanel } from "./PublishPanel.tsx";
import { hrefOf } from "./route.ts";
import type { Loaded } from "./use-loaded.ts";

/** Lists what is not live yet by page, and publishes it. */
export function ChangesPage() {
  const [loaded, setLoaded] = useState<Loaded<ChangeList>>();
  const [undone, setUndone] = useState<{ change: Change; replaced: string | null }>();
  const load = useCallback(
    (isFresh = false) =>
      readChanges(isFresh).then(
        (value) => setLoaded({ value }),
        ({ message }) => setLoaded({ error: message }),
      ),
    [],
  );
  useEffect(() => {
    load().then(() => load(true));
  }, [load]);

  const undo = async (change: Change) => {
    const { replaced } = await restoreVersion(change.file, change.published);
    setUndone({ change, replaced });
    load();
  };
  const putBack = async () => {
    if (undone) await restoreVersion(undone.change.file, undone.replaced);
    setUndone(undefined);
    load();
  };
  return (
    <div className="wrap">
      <Heading back={{ href: "#/", text: "Studio" }} title="Publish">
        <p>Check what you have changed, then send it to the live site.</p>
      </Heading>
      {undone && (
        <p className="notice" role="status">
          {`The change to “${undone.change.title}” is undone.`}
          <button type="button" className="button quiet" onClick={putBack}>
            Put it back
          </button>
        </p>
      )}
      {loaded && "value" in loaded ? (
        <Changes {...loaded.value} load={load} undo={undo} />
      ) : (
        <Loading loaded={loaded} />
      )}
    </div>
  );
}

interface Props extends ChangeList {
  load: () => void;
  undo: (change: Change) => Promise<void>;
}

function Changes({ changes, otherCommits, problem, load, undo }: Props) {
  const groups = [...Map.groupBy(changes, ({ group }) => group)];
  const isEmpty = changes.length + otherCommits.length === 0;
  return (
    <>
      <h2>{changes.length > 0 ? `${plural(changes.length, "change")} not live yet` : nothing}</h2>
      <PublishPanel problem={problem} isEmpty={isEmpty} onProgress={load} />
      <Unsaved />
      {otherCommits.length > 0 && (
        <p className="hint">
          These changes of other files are published too: {otherCommits.join(", ")}.
        </p>
      )}
      {groups.map(([group, inGroup]) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul className="changes">
            {inGroup.map((change) => (
              <ChangeCard key={change.file} change={change} undo={undo} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const nothing = "Nothing to publish";

function Unsaved() {
  const forms = unsavedForms();
  if (forms.length === 0) return null;
  return (
    <div className="notice">
      <p>You have typed text that is not saved yet. It is not published:</p>
      <ul>
        {forms.map((form) => (
          <li key={form}>
            <a href={form.startsWith("new/") ? `#/${form.replace(/\/[^/]*$/, "")}` : hrefOf(form)}>
              {form.replace(/\/$/, "")}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
