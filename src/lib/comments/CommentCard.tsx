import type { Comment } from "../../schemas/comment.ts";
import { formatDate } from "../format-date.ts";
import { LinkedText } from "../linked-text/LinkedText.tsx";
import { EditedMark } from "../own/EditedMark.tsx";
import type { OwnLink } from "../own/own-link.ts";
import { PostLink } from "../own/PostLink.tsx";
import { Tombstone } from "../own/Tombstone.tsx";

export type CommentCardProps = {
  comment: Comment;
  /** Of the heading above the list. */
  level: 2 | 3;
  /** Where it is the visitor's own. */
  own?: OwnLink | undefined;
};

/** One comment: plain text, its lines as they were written; or what is left where it was deleted. */
export function CommentCard({ comment, level, own }: CommentCardProps) {
  const { id, deleted } = comment;
  return (
    <li>
      <article className="comment" id={`comment-${id}`}>
        {deleted ? <Tombstone /> : <Words {...{ comment, level, own }} />}
      </article>
    </li>
  );
}

function Words({ comment, level, own }: CommentCardProps) {
  const { id, author, content, createdAt, editedAt } = comment;
  const Heading = level === 2 ? "h3" : "h4";
  return (
    <>
      <header>
        <Heading>
          <bdi>{author}</bdi>
        </Heading>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </header>
      <p dir="auto">
        <LinkedText text={content} />
      </p>
      <footer className="post-foot">
        <PostLink kind="comment" id={id} own={own} />
        <EditedMark at={editedAt} />
      </footer>
    </>
  );
}
