import { useStore } from "@nanostores/react";
import { formatMoment, mailErrorText, mailNames, pastTense } from "../../lib/moderation-text.ts";
import type { FailedMail } from "../../schemas/moderation.ts";
import { $moderation, more } from "../../stores/moderation.ts";
import { Button, Moment, View } from "./elements.tsx";

/** The actions of all moderators. */
export function Log() {
  const { log, busy } = useStore($moderation);
  if (!log) return null;
  return (
    <View title="Log">
      {log.entries.length === 0 && <p className="hint">No actions yet.</p>}
      <ol role="list" className="stack tight">
        {log.entries.map(({ id, at, username, action, kind, postId }) => (
          <li key={id}>
            <Moment at={at} />: <strong>{username}</strong> {pastTense[action]} {kind} {postId}
          </li>
        ))}
      </ol>
      {log.next && (
        <Button disabled={busy} onClick={more}>
          Show more
        </Button>
      )}
    </View>
  );
}

/** Emails that could not be sent, and the last errors of the server. */
export function Problems() {
  const { overview } = useStore($moderation);
  if (!overview) return null;
  const { mails, errors } = overview;
  return (
    <View title="Problems">
      <h3 className="size-4">Emails that were not sent</h3>
      {mails.length === 0 && <p className="hint">None.</p>}
      <ul role="list" className="stack">
        {mails.map((mail) => (
          <FailedMailCard key={mail.id} {...mail} />
        ))}
      </ul>
      <h3 className="size-4">Site errors</h3>
      <p>
        Each is a page or a post that failed. They are deleted after 30 days. The id finds the error
        in Netlify’s function log.
      </p>
      {errors.length === 0 && <p className="hint">None.</p>}
      <ol role="list" className="stack tight">
        {errors.map(({ id, at, route, requestId }) => (
          <li key={id}>
            <Moment at={at} />: {route} <small>{requestId}</small>
          </li>
        ))}
      </ol>
    </View>
  );
}

function FailedMailCard({ moderator, kind, createdAt, dueAt, error }: FailedMail) {
  return (
    <li className="card stack close">
      <p>
        <strong>{mailNames[kind]}</strong> to {moderator ?? "a visitor"}, <Moment at={createdAt} />
      </p>
      <p>
        {mailErrorText(error)}{" "}
        {dueAt ? `The site tries again at ${formatMoment(dueAt)}.` : "The site has given up."}
      </p>
    </li>
  );
}
