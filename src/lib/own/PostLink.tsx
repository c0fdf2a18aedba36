import type { PostKind } from "../../schemas/post-kind.ts";
import type { OwnLink } from "./own-link.ts";

export type PostLinkProps = {
  kind: PostKind;
  id: number;
  /** Where the post is the visitor's own, as this device knows. */
  own?: OwnLink | undefined;
};

/** What one can do about a post: report it, or change one's own. `mark-own.ts` finds it by its mark. */
export const PostLink = ({ kind, id, own }: PostLinkProps) => (
  <a
    className="post-link"
    href={own?.href ?? `/report?kind=${kind}&id=${id}`}
    rel="nofollow"
    data-post={`${kind} ${id}`}
  >
    {own?.label ?? "Report"}
  </a>
);
