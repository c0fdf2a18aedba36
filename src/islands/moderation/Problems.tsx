import { formatMoment, mailErrorText, mailNames } from "../../lib/moderation-text.ts";
import type { FailedMail, Overview } from "../../schemas/moderation.ts";
import type { ModerationStore } from "../../stores/moderation.ts";
import { Button } from "./Button.tsx";

interface Props {
  store: ModerationStore;
  overview: Overview;
  busy: boolean;
}

/** Emails that could not be sent, and the last errors of the server. */
export function Problems({ store, overview: { mails, errors }, busy }: Props) {
  return (
    <section className="stack" aria-labelledby="moderation-list">
      <h2 id="moderation-list">Problems</h2>
      <h3>Emails that were not sent</h3>
      {mails.length === 0 && <p className="no-posts">None.</p>}
      <ul role="list" className="stack">
        {mails.map((mail) => (
          <FailedMailCard key={mail.id} {...{ store, mail, busy }} />
        ))}
      </ul>
      <h3>Errors of the site</h3>
      <p>
        Each is a page or a post that failed. They are deleted after 30 days. The id finds the error
        in Netlify’s function log.
      </p>
      {errors.length === 0 && <p className="no-posts">None.</p>}
      <ol role="list" className="stack tight">
        {errors.map(({ id, at, route, requestId }) => (
          <li key={id}>
            <time dateTime={at}>{formatMoment(at)}</time>: {route} <small>{requestId}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CardProps extends Pick<Props, "store" | "busy"> {
  mail: FailedMail;
}

function FailedMailCard({ store, mail, busy }: CardProps) {
  const { id, moderator, kind, createdAt, dueAt, error } = mail;
  return (
    <li className="card stack close">
      <p>
        <strong>{mailNames[kind]}</strong> to {moderator ?? "a visitor"},{" "}
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      <p>
        {mailErrorText(error)}{" "}
        {dueAt ? `The site tries again at ${formatMoment(dueAt)}.` : "The site has given up."}
      </p>
      <p className="cluster">
        <Button className="button" disabled={busy} onClick={() => store.changeMail(id, "retry")}>
          Try again now
        </Button>
        <Button disabled={busy} onClick={() => store.changeMail(id, "dismiss")}>
          Dismiss
        </Button>
      </p>
    </li>
  );
}
