import { editMinutes } from "../../../lib/limits.ts";

/** The private link of a post, shown once. `forum/own-posts/use-private-link.ts` saves it on the device. */
export const PrivateLink = ({ href }: { href: string }) => (
  <div className="notice">
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
