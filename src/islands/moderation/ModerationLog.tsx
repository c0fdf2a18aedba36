import type { ModerationListPage } from "../../api-client/moderation-api.ts";
import { formatMoment, pastTense } from "../../lib/moderation-text.ts";
import type { LogEntry } from "../../schemas/moderation.ts";
import type { ModerationStore } from "../../stores/moderation.ts";
import { Button } from "./Button.tsx";

interface Props {
  store: ModerationStore;
  log: ModerationListPage<LogEntry>;
  busy: boolean;
}

export function ModerationLog({ store, log, busy }: Props) {
  const { entries, next } = log;
  return (
    <section className="stack" aria-labelledby="moderation-list">
      <h2 id="moderation-list">Log</h2>
      {entries.length === 0 && <p className="no-posts">No actions yet.</p>}
      <ol role="list" className="stack tight">
        {entries.map(({ id, at, username, action, kind, postId }) => (
          <li key={id}>
            <time dateTime={at}>{formatMoment(at)}</time>: <strong>{username}</strong>{" "}
            {pastTense[action]} {kind} {postId}
          </li>
        ))}
      </ol>
      {next && (
        <Button disabled={busy} onClick={store.more}>
          Show more
        </Button>
      )}
    </section>
  );
}
