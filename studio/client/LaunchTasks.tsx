import { useState } from "react";
import type { LaunchTask } from "../../src/collections/check/launch-list.ts";
import { plural } from "../../src/lib/text/plural.ts";
import { Status } from "../../src/ui/controls/Status.tsx";
import { changedFields } from "../changed-fields.ts";
import type { Example, Overview, Reason } from "../protocol.ts";
import type { Responses } from "../server/api.ts";
import { ApiError, call } from "./api.ts";
import { Alert, Button, ConfirmButton, Load } from "./page.tsx";
import { hrefOf } from "./route.ts";
import { FieldChanges } from "./Versions.tsx";

type Result = "Yours" | "Left out";

const boxes = {
  Yours: { box: "sample", isTicked: false },
  "Left out": { box: "draft", isTicked: true },
};

/** @returns the entries that stay, with the reasons */
type Mark = (files: string[], result: Result, isUndone?: boolean) => Promise<Marked>;
type Marked = Responses["PUT marks"];

export function LaunchTasks({ examples, settings, transcripts, total }: Overview["launch"]) {
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const done = total - examples.filter(({ at }) => !results.has(at)).length;
  const mark: Mark = async (files, result, isUndone = false) => {
    const { box, isTicked } = boxes[result];
    const marked = await call("PUT marks", { files, box, isTicked: isTicked !== isUndone });
    const done = files.filter((at) => !marked.stays.includes(at));
    setResults((now) => {
      const others = [...now].filter(([at]) => !done.includes(at));
      return new Map(isUndone ? others : [...others, ...done.map((at) => [at, result] as const)]);
    });
    return marked;
  };
  return (
    <section aria-labelledby="launch-title">
      <h2 id="launch-title">Before the launch</h2>
      <Status>
        <p>
          <label htmlFor="launch-progress">
            {done} of {total} done
          </label>{" "}
          <progress id="launch-progress" value={done} max={total} />
        </p>
      </Status>
      <p className="hint">
        {done < total
          ? "Read each example, and make it yours, edit it or leave it out. Each step can be undone."
          : "No examples are left."}
      </p>
      {[...Map.groupBy(examples, ({ group }) => group)].map(([group, inGroup]) => (
        <ExampleGroup key={group} group={group} inGroup={inGroup} results={results} mark={mark} />
      ))}
      <TaskList title={`Settings to complete (${settings.length})`} tasks={settings} />
      <TaskList title={`No transcript yet (${transcripts.length})`} tasks={transcripts} />
    </section>
  );
}

interface GroupProps {
  group: string;
  inGroup: Example[];
  results: ReadonlyMap<string, Result>;
  mark: Mark;
}

/** Several examples can be left out at once, but each is read before it is made the creator's own. */
function ExampleGroup({ group, inGroup, results, mark }: GroupProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<{ text: string; reasons: Reason[] }>();
  const open = inGroup.filter(({ at }) => !results.has(at));
  const drafts = open.filter(({ canBeDraft }) => canBeDraft).map(({ at }) => at);
  const chosen = drafts.filter((at) => ticked.includes(at));
  const attempt = async (files: string[], result: Result, isUndone?: boolean) => {
    try {
      const { stays, reasons } = await mark(files, result, isUndone);
      const count = plural(stays.length, "stays", "stay");
      const text = `${files.length - stays.length} ${isUndone ? "undone" : "left out"}. ${count}, needed by these:`;
      setNotice(stays.length > 0 ? { text, reasons } : undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setNotice({ text: error.message, reasons: error.more.elsewhere ?? [] });
    }
  };
  const toggle = (at: string) =>
    setTicked(ticked.includes(at) ? ticked.filter((one) => one !== at) : [...ticked, at]);
  return (
    <details>
      <summary>
        {group} ({open.length} left)
      </summary>
      <Alert lines={notice ? [notice.text] : []} reasons={notice?.reasons} />
      {drafts.length > 0 && (
        <div className="cluster actions">
          <Button onClick={() => setTicked(chosen.length === drafts.length ? [] : drafts)}>
            {chosen.length === drafts.length ? "Untick all" : "Tick all"}
          </Button>
          {chosen.length > 0 && (
            <Button className="button" onClick={() => attempt(chosen, "Left out")}>
              Leave out the chosen {chosen.length}
            </Button>
          )}
        </div>
      )}
      <ul role="list" className="entries">
        {inGroup.map((example) => (
          <ExampleItem
            key={example.at}
            example={example}
            result={results.get(example.at)}
            isTicked={ticked.includes(example.at)}
            toggle={toggle}
            mark={mark}
            attempt={attempt}
          />
        ))}
      </ul>
    </details>
  );
}

interface ItemProps {
  example: Example;
  result: Result | undefined;
  isTicked: boolean;
  toggle: (at: string) => void;
  mark: Mark;
  attempt: (files: string[], result: Result, isUndone?: boolean) => Promise<void>;
}

function ExampleItem({ example, result, isTicked, toggle, mark, attempt }: ItemProps) {
  const { at, title, canBeDraft } = example;
  const name = <span className="visually-hidden"> {title}</span>;
  return (
    <li>
      {canBeDraft && !result ? (
        <label className="tap check">
          <input type="checkbox" checked={isTicked} onChange={() => toggle(at)} />
          <strong>{title}</strong>
        </label>
      ) : (
        <strong>{title}</strong>
      )}
      {result ? (
        <div className="cluster">
          <span className="badge">{result}</span>
          <Button onClick={() => attempt([at], result, true)}>Undo{name}</Button>
        </div>
      ) : (
        <div className="cluster">
          <ConfirmButton
            text="This is mine"
            about={title}
            title={title}
            action={async () => {
              const { reasons } = await mark([at], "Yours");
              if (reasons.length > 0)
                throw new ApiError(422, "Correct these first:", { elsewhere: reasons });
            }}
          >
            <WholeText at={at} />
          </ConfirmButton>
          <a className="tap" href={hrefOf(at)}>
            Edit{name}
          </a>
        </div>
      )}
    </li>
  );
}

const WholeText = ({ at }: { at: string }) => (
  <Load load={() => call("GET file", { at })}>
    {({ form, fields }) => {
      const shown = form.filter(({ kind, key }) => kind !== "yesNo" && key !== "updated");
      return <FieldChanges fields={changedFields(shown, {}, fields)} names={{ after: "" }} />;
    }}
  </Load>
);

function TaskList({ title, tasks }: { title: string; tasks: LaunchTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul role="list" className="entries">
        {tasks.map(({ at, title, page, isNew }) => (
          <li key={`${at} ${title}`} className="cluster">
            <a href={isNew ? `#/new/${at.replace("/", "?name=")}` : hrefOf(at)}>{title}</a>
            <span className="hint">{page}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
