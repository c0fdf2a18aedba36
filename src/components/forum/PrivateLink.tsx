import { editMinutes } from "../../schemas/limits.ts";

export type PrivateLinkProps = {
  href: string;
  /** The id of the post. Undefined if the post is not public yet. */
  id?: number | undefined;
};

/** The private link of a post, shown once. `label-my-posts.ts` saves it on the device. */
export const PrivateLink = ({ href, id }: PrivateLinkProps) => (
  <div className="notice private-link" data-private-link={href} data-id={id}>
    <p>
      <strong>Save your private link</strong>
    </p>
    <p>
      On <a href={href}>your private page</a> you can edit your post for {editMinutes} minutes and
      delete it at any time. The link cannot be sent to you again. Anyone who has the link can edit
      or delete your post.
    </p>
  </div>
);
