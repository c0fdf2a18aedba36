import { discussionFeedPath } from "../../lib/discussions-url.ts";
import { FormattedText } from "../../ui/FormattedText.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { DiscussionFacts } from "./DiscussionFacts.tsx";
import type { MyPost } from "./own-posts/my-posts.ts";
import { type News, Posted } from "./post-form/Posted.tsx";
import type { Discussion } from "./schema/discussion.ts";
import { PostFooter } from "./VisitorPosts.tsx";

interface Props {
  discussion: Discussion;
  /** On the page that its author sees after starting it. */
  news?: News | undefined;
  mine?: readonly MyPost[];
}

export function DiscussionView({ discussion, news, mine }: Props) {
  const { id, title, content, category, deleted, sample } = discussion;
  return (
    <article id="discussion" className="discussion stack loose">
      <a className="tap back screen" href="/discussions">
        Back to Discussions
      </a>
      <Posted kind="discussion" copies {...news} />
      <header className="stack">
        <CategoryBadge category={category} />
        <h1 dir="auto">{title}</h1>
        <DiscussionFacts discussion={discussion} />
      </header>
      {!deleted && (
        <>
          <FormattedText text={content} />
          <PostFooter kind="discussion" post={discussion} mine={mine} />
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
