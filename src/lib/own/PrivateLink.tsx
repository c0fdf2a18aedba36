import { editMinutes } from "../kept.ts";

export type PrivateLinkProps = {
  /** The private page. */
  href: string;
  /** The post that it belongs to; missing where it is shown nowhere yet. */
  id?: number | undefined;
};

/** The private link of a post, shown this once to the writer. `mark-own.ts` keeps it on the device. */
export const PrivateLink = ({ href, id }: PrivateLinkProps) => (
  <div className="notice private-link" data-own={href} data-id={id}>
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
