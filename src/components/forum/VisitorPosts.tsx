import { formatDate } from "../../lib/format-date.ts";
import type { PostType } from "../../schemas/post-type.ts";
import type { Reply } from "../../schemas/reply.ts";
import { FormattedText } from "../ui/FormattedText.tsx";
import { WriterBadge } from "./WriterBadge.tsx";

interface Props {
  kind: "reply" | "comment";
  posts: readonly Reply[];
}

/** Replies or comments. A note takes the place of a deleted one, so that those around it make sense. */
export const VisitorPosts = ({ kind, posts }: Props) => (
  <ul role="list" className="stack posts">
    {posts.map((post) => (
      <li key={post.id}>
        <article className="card stack close post" id={`${kind}-${post.id}`}>
          {post.deleted ? (
            <p className="hint">Deleted by its writer</p>
          ) : (
            <Content kind={kind} {...post} />
          )}
        </article>
      </li>
    ))}
  </ul>
);

const Content = ({ kind, id, author, content, ...post }: Reply & Pick<Props, "kind">) => (
  <>
    <header className="cluster">
      <h3 className="size-4">
        <bdi>{author}</bdi> <WriterBadge badge={post.badge} />
      </h3>
      <a className="tap hint" href={`#${kind}-${id}`}>
        <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
      </a>
    </header>
    <FormattedText text={content} />
    <PostFooter kind={kind} id={id} editedAt={post.editedAt} />
  </>
);

interface FooterProps {
  kind: PostType;
  id: number;
  /** ISO 8601; undefined if the post has not been edited. */
  editedAt?: string | undefined;
}

/** A link to report a post. `label-my-posts.ts` turns it into one to edit or delete the visitor's own. */
export const PostFooter = ({ kind, id, editedAt }: FooterProps) => (
  <footer className="cluster hint post-foot">
    <a
      className="tap"
      href={`/report?kind=${kind}&id=${id}`}
      rel="nofollow"
      data-post-link={`${kind} ${id}`}
    >
      Report
    </a>
    {editedAt && <time dateTime={editedAt}>Edited</time>}
  </footer>
);
