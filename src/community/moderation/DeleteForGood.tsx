import type { ReactNode } from "react";
import { plural } from "../../lib/text/plural.ts";
import { Press } from "../accounts/Press.tsx";
import type { PageData } from "./schema/moderation.ts";

interface Props {
  children: ReactNode;
  value: string;
}

export const DeleteForGood = ({ children, value }: Props) => (
  <details>
    <summary className="tap fold">Delete for good</summary>
    <p>{children} This cannot be undone.</p>
    <p>
      <Press value={value}>Yes, delete it for good</Press>
    </p>
  </details>
);

/** The posts with other spellings of the address are listed too. */
export const ErasePerson = ({ found }: { found: PageData["person"] }) =>
  found && (
    <DeleteForGood value="erase">
      This deletes everything with this email address: {plural(found.posts.length, "post")},{" "}
      {plural(found.subscriptions.length, "subscription")} and{" "}
      {plural(found.emails.length, "record")} of emails. First read the posts above. If someone else
      has used the address, delete single posts instead. It does not delete backups, the history
      that the provider of the database keeps, words that others have quoted, and copies on other
      sites.
    </DeleteForGood>
  );
