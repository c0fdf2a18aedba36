import { discussionFeedPath } from "../../lib/discussions-url.ts";
import type { Discussion } from "../../schemas/discussion.ts";
import { Posted } from "../forms/Posted.tsx";
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
    <article id="discussion" className="discussion stack loose">
      <a className="tap back screen" href="/discussions">
        ← Back to Discussions
      </a>
      {started && <Posted kind="discussion" />}
      {privateLink && <PrivateLink href={privateLink} />}
      <header className="stack">
        <CategoryBadge category={category} />
        <h1 dir="auto">{title}</h1>
        <DiscussionFacts discussion={discussion} isPage />
      </header>
      {!deleted && (
        <>
          <FormattedText text={content} />
          <PostFooter kind="discussion" id={id} editedAt={editedAt} />
        </>
      )}
      {!sample && (
        <p className="hint post-foot">
          <a className="tap" href={discussionFeedPath(id)}>
            Follow this discussion (Atom feed)
          </a>
        </p>
      )}
    </article>
  );
}
