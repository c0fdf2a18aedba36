import type { DeskPage } from "../../lib/desk/desk-api.ts";
import { formatMoment, pasts } from "../../lib/desk/words.ts";
import type { LogEntry } from "../../schemas/desk.ts";
import type { DeskStore } from "../../stores/desk.ts";

interface Props {
  desk: DeskStore;
  log: DeskPage<LogEntry>;
  busy: boolean;
}

/** What moderators did, newest first. */
export function DeskLog({ desk, log, busy }: Props) {
  const { entries, next } = log;
  return (
    <section className="desk-posts" aria-labelledby="desk-list">
      <h2 id="desk-list">Log</h2>
      {entries.length === 0 && <p className="replies-none">Nobody has done anything yet.</p>}
      <ol role="list" className="desk-log">
        {entries.map(({ id, at, username, action, kind, postId }) => (
          <li key={id}>
            <time dateTime={at}>{formatMoment(at)}</time>: <strong>{username}</strong>{" "}
            {pasts[action]} {kind} {postId}
          </li>
        ))}
      </ol>
      {next && (
        <button className="button quiet" type="button" disabled={busy} onClick={desk.more}>
          More
        </button>
      )}
    </section>
  );
}
