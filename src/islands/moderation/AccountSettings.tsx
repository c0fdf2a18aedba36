import type { SubmitEvent } from "react";
import { WriterBadge } from "../../components/forum/WriterBadge.tsx";
import { maxLength } from "../../schemas/limits.ts";
import type { Session } from "../../schemas/moderation.ts";
import type { ModerationStore } from "../../stores/moderation.ts";

interface Props {
  store: ModerationStore;
  session: Session;
  busy: boolean;
}

export function AccountSettings({ store, session, busy }: Props) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    void store.saveAccount({
      email: String(given.get("email")).trim() || undefined,
      summary: given.has("summary"),
    });
  }
  return (
    <section className="moderation-posts" aria-labelledby="moderation-list">
      <h2 id="moderation-list">Your account</h2>
      <p>
        Your posts have the badge <WriterBadge badge={session.role} /> while you are signed in.
      </p>
      <form className="form card" method="post" onSubmit={onSubmit}>
        <div className="field">
          <label htmlFor="moderation-email">Email address for alerts (optional)</label>
          <p className="hint" id="moderation-email-hint">
            You get an email at once about words of despair, and at most one an hour about held and
            reported posts. Leave it empty to get none.
          </p>
          <input
            id="moderation-email"
            name="email"
            type="email"
            autoComplete="email"
            aria-describedby="moderation-email-hint"
            defaultValue={session.email}
            maxLength={maxLength.email}
          />
        </div>
        <label className="moderation-check">
          <input name="summary" type="checkbox" defaultChecked={session.summary} />
          Also send a summary each day
        </label>
        <div className="form-buttons">
          <button className="button" type="submit" disabled={busy}>
            Save
          </button>
        </div>
      </form>
    </section>
  );
}
