import { discussionFeedPath } from "../../lib/discussions-url.ts";
import { draftKey, draftLifetime } from "../../lib/draft-key.ts";
import type { Discussion } from "../../schemas/discussion.ts";
import { Posted } from "../forms/Posted.tsx";
import { SearchField } from "../search/SearchField.tsx";
import { FormattedText } from "../ui/FormattedText.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { DiscussionFacts } from "./DiscussionFacts.tsx";
import { PrivateLink } from "./PrivateLink.tsx";
import { PostFooter } from "./VisitorPosts.tsx";

interface Props {
  discussion: Discussion;
  /** True on the page that its author sees after starting it. */
  started?: boolean | undefined;
  /** The path of its private page, shown once. */
  privateLink?: string | undefined;
}

export function DiscussionView({ discussion, started, privateLink }: Props) {
  const { id, title, content, category, editedAt, deleted, sample } = discussion;
  return (
    <article className="discussion stack loose">
      <a className="tap back screen" href="/discussions">
        ← Back to Discussions
      </a>
      {started && <Posted kind="discussion" />}
      {privateLink && <PrivateLink href={privateLink} />}
      <header className="stack">
        <CategoryBadge category={category} />
        <h1 className="size-2" dir="auto">
          {title}
        </h1>
        <DiscussionFacts discussion={discussion} />
      </header>
      {!deleted && (
        <>
          <FormattedText text={content} />
          <PostFooter kind="discussion" {...{ id, editedAt }} />
        </>
      )}
      {!sample && (
        <p className="post-foot">
          <a className="tap" href={discussionFeedPath(id)}>
            Follow this discussion (Atom feed)
          </a>
        </p>
      )}
    </article>
  );
}

/** Takes the place of the reply form in a locked discussion. `draft-hint.ts` shows a reply that was not sent. */
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

export function DiscussionNotFound() {
  return (
    <div className="stack">
      <h1>Discussion Not Found</h1>
      <p>The discussion you're looking for doesn't exist.</p>
      <p>
        <a className="button" href="/discussions">
          Back to Discussions
        </a>
      </p>
      <SearchField />
    </div>
  );
}
