import { discussionFeedPath } from "../../../lib/posts/discussions-url.ts";
import { FormattedText } from "../../../ui/cards/FormattedText.tsx";
import type { MyPost } from "../own/my-posts.ts";
import type { Discussion } from "../schema/discussion.ts";
import { PostFooter } from "../threads/VisitorPosts.tsx";
import { CategoryBadge } from "./CategoryBadge.tsx";
import { DiscussionFacts } from "./DiscussionFacts.tsx";

interface Props {
  discussion: Discussion;
  mine?: readonly MyPost[];
}

export function DiscussionView({ discussion, mine }: Props) {
  const { id, title, content, category, deleted, sample } = discussion;
  return (
    <article id="discussion" className="discussion stack loose">
      <a className="tap back screen" href="/discussions">
        Back to Discussions
      </a>
      <header className="stack">
        <h1 dir="auto">{title}</h1>
        <CategoryBadge category={category} />
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
