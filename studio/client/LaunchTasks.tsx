import { useState } from "react";
import type { LaunchTask } from "../../src/collections/check/launch-list.ts";
import { changedFields } from "../changed-fields.ts";
import type { Example, Overview } from "../protocol.ts";
import { type ApiError, call } from "./api.ts";
import { Alert, Button, ConfirmButton, Load } from "./page.tsx";
import { FieldChanges } from "./Versions.tsx";

type Result = "Yours" | "Left out";

/** The box that a result ticks or unticks. */
const marks = {
  Yours: { box: "sample", isTicked: false },
  "Left out": { box: "draft", isTicked: true },
};

/** The examples, settings and transcripts that are left before the launch, by page, with the progress so far. */
export function LaunchTasks({ examples, settings, transcripts, ...list }: Overview["launch"]) {
  const { total, transcriptsText } = list;
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const done = total - examples.length + results.size;
  const finish = async (files: string[], result: Result) => {
    await call("PUT marks", { files, ...marks[result] });
    setResults((now) => new Map([...now, ...files.map((at) => [at, result] as const)]));
  };
  const undo = async (at: string, result: Result) => {
    const { box, isTicked } = marks[result];
    await call("PUT marks", { files: [at], box, isTicked: !isTicked });
    setResults((now) => new Map([...now].filter(([one]) => one !== at)));
  };
  return (
    <section aria-labelledby="launch-title">
      <h2 id="launch-title">Before the launch</h2>
      <p role="status">
        <label htmlFor="launch-progress">
          {done} of {total} done
        </label>{" "}
        <progress id="launch-progress" value={done} max={total} />
      </p>
      <p className="hint">
        {done < total
          ? "Read each example, and make it yours, edit it or leave it out. Each step can be undone."
          : "No examples are left. You can tick Launched in the site settings once they explain the name."}
      </p>
      {[...Map.groupBy(examples, ({ group }) => group)].map(([group, inGroup]) => (
        <ExampleGroup
          key={group}
          group={group}
          inGroup={inGroup}
          results={results}
          finish={finish}
          undo={undo}
        />
      ))}
      <TaskList title={`Settings to complete (${settings.length})`} tasks={settings} />
      <TaskList title={transcriptsText} tasks={transcripts} />
    </section>
  );
}

interface GroupProps {
  group: string;
  inGroup: Example[];
  results: ReadonlyMap<string, Result>;
  finish: (files: string[], result: Result) => Promise<void>;
  undo: (at: string, result: Result) => Promise<void>;
}

/** The examples of a page. Several can be left out at once; each is made the creator's own after it has been read. */
function ExampleGroup({ group, inGroup, results, finish, undo }: GroupProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reasons, setReasons] = useState<string[]>([]);
  const left = inGroup.filter(({ at }) => !results.has(at));
  const canLeaveOut = left.filter(({ canBeDraft }) => canBeDraft).map(({ at }) => at);
  const attempt = (action: Promise<void>) =>
    action.then(
      () => setReasons([]),
      ({ message, more }: ApiError) => setReasons([message, ...(more?.elsewhere ?? [])]),
    );
  const leaveOut = (files: string[]) =>
    attempt(finish(files, "Left out").then(() => setChosen([])));
  return (
    <details>
      <summary>
        {group} ({left.length} left)
      </summary>
      <Alert lines={reasons} />
      {canLeaveOut.length > 1 && (
        <div className="cluster">
          <label className="tap check">
            <input
              type="checkbox"
              checked={chosen.length === canLeaveOut.length}
              onChange={({ target }) => setChosen(target.checked ? canLeaveOut : [])}
            />
            Choose all
          </label>
          {chosen.length > 0 && (
            <Button onClick={() => leaveOut([...chosen])}>
              Leave out the chosen {chosen.length}
            </Button>
          )}
        </div>
      )}
      <ul role="list" className="entries">
        {inGroup.map((example) => {
          const { at, title, text, href, canBeDraft } = example;
          const result = results.get(at);
          const isChosen = chosen.includes(at);
          return (
            <li key={at}>
              <div>
                {canBeDraft && !result ? (
                  <label className="tap check">
                    <input
                      type="checkbox"
                      checked={isChosen}
                      onChange={() =>
                        setChosen(isChosen ? chosen.filter((one) => one !== at) : [...chosen, at])
                      }
                    />
                    <strong>{title}</strong>
                  </label>
                ) : (
                  <strong>{title}</strong>
                )}
                <p className="hint two-lines">{text}</p>
              </div>
              {result ? (
                <div className="cluster">
                  <span className="badge">{result}</span>
                  <Button onClick={() => attempt(undo(at, result))}>
                    Undo<span className="visually-hidden"> {title}</span>
                  </Button>
                </div>
              ) : (
                <div className="cluster">
                  <ConfirmButton
                    text="This is mine"
                    about={title}
                    title={title}
                    action={() => finish([at], "Yours")}
                  >
                    <WholeText at={at} />
                  </ConfirmButton>
                  <a className="tap" href={href}>
                    Edit<span className="visually-hidden"> {title}</span>
                  </a>
                  {canBeDraft && (
                    <button type="button" className="link" onClick={() => leaveOut([at])}>
                      Leave out<span className="visually-hidden"> {title}</span>
                    </button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Everything that visitors read in an example. */
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
        {tasks.map(({ file, title, page, href }) => (
          <li key={`${file} ${title}`} className="cluster">
            <a href={href}>{title}</a>
            <span className="hint">{page}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
