import { editMinutes } from "../../schemas/limits.ts";

export type PrivateLinkProps = {
  /** The private page. */
  href: string;
  /** The id of the post; missing if the post is not public yet. */
  id?: number | undefined;
};

/** The private link of a post, shown to the writer once. `label-my-posts.ts` saves it on the device. */
export const PrivateLink = ({ href, id }: PrivateLinkProps) => (
  <div className="notice private-link" data-private-link={href} data-id={id}>
    <p>
      <strong>Keep your private link</strong>
    </p>
    <p>
      With <a href={href}>your private page</a> you can change your words for {editMinutes} minutes
      and delete them at any time. We cannot send it to you again. Whoever has the link can do the
      same.
    </p>
  </div>
);
