import { draftKey, draftLifetime } from "../../lib/draft-key.ts";

/** Takes the place of the reply form in a locked discussion. `discussion-page.ts` shows a reply that was not sent. */
export const ClosedToReplies = ({ id }: { id: string }) => (
  <section className="card post-card" aria-labelledby="closed-heading">
    <h2 id="closed-heading">Closed to new replies</h2>
    <p>A moderator has closed this discussion. You can still read it.</p>
    <div data-draft={draftKey(`reply ${id}`)} data-lifetime={draftLifetime} hidden>
      <div className="field">
        <label htmlFor="closed-draft">Your reply, which was not sent</label>
        <p className="hint" id="closed-hint">
          It is saved only on this device. Copy it if you want to keep it.
        </p>
        <textarea id="closed-draft" aria-describedby="closed-hint" rows={5} readOnly />
      </div>
    </div>
  </section>
);
