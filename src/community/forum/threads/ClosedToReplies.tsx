import { useEffect, useState } from "react";
import { readDraft } from "../../../lib/browser/draft.ts";

export function ClosedToReplies({ discussionId }: { discussionId: number }) {
  const [draft, setDraft] = useState<string>();
  useEffect(() => setDraft(readDraft(`reply ${discussionId}`)?.values["content"]), [discussionId]);
  return (
    <section className="stack composer" aria-labelledby="closed-heading">
      <h2 className="size-3" id="closed-heading">
        Closed to new replies
      </h2>
      <p>A moderator has closed this discussion. You can still read it.</p>
      <p>
        <a className="tap" href="/discussions">
          See other discussions
        </a>
      </p>
      {draft && (
        <div className="field">
          <label htmlFor="closed-draft">Your reply, which was not sent</label>
          <p className="hint" id="closed-hint">
            It is saved only on this device. Copy it if you want to keep it.
          </p>
          <textarea
            id="closed-draft"
            aria-describedby="closed-hint"
            rows={5}
            readOnly
            value={draft}
          />
        </div>
      )}
    </section>
  );
}
