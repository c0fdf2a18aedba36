import type { LaunchList, LaunchTask } from "../../../src/collections/check/launch-list.ts";

/** The examples, sources, dates and transcripts that are left, by page, with the progress so far. */
export function LaunchTasks({ examples, sources, undated, transcripts, ...list }: LaunchList) {
  const { total, transcriptsText } = list;
  const done = total - examples.length;
  return (
    <section aria-labelledby="launch-title">
      <h2 id="launch-title">Before the launch</h2>
      <p>
        <label htmlFor="launch-progress">
          {done} of {total} done
        </label>{" "}
        <progress id="launch-progress" value={done} max={total} />
      </p>
      <p className="hint">
        {examples.length > 0
          ? "Replace each example with your own words, then untick Example. Or hide it: tick Draft."
          : "No examples are left. You can tick Launched in the site settings."}
      </p>
      <TaskList title={`Examples to replace or hide (${examples.length})`} tasks={examples} />
      <TaskList title={`Sources to look up (${sources.length})`} tasks={sources} />
      <TaskList
        title={`Videos without a date, which video search leaves out (${undated.length})`}
        tasks={undated}
      />
      <TaskList title={transcriptsText} tasks={transcripts} />
    </section>
  );
}

function TaskList({ title, tasks }: { title: string; tasks: LaunchTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <details className="launch">
      <summary>{title}</summary>
      <ul role="list" className="entries">
        {tasks.map(({ file, title, page, href }) => (
          <li key={file} className="cluster">
            <a href={href}>{title}</a>
            <span className="hint">{page}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
