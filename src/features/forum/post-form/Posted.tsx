import type { PostType } from "../../../lib/post-types.ts";
import { HelpNow } from "../../help/HelpNow.tsx";
import type { HelpNow as Help } from "../../help/schema.ts";
import { postForms } from "./post-forms.ts";

/** The state of a post, on the page after it was sent without JavaScript. */
export interface News {
  /** Set if the post sounds like danger. */
  help?: Help | undefined;
  isHeld?: boolean;
  isPosted?: boolean;
}

/** The state of a post that waits for a moderator. */
export const heldText = (kind: PostType): string =>
  `Your ${kind} will be shown once it has been read by a moderator.`;

/** The help lines, and the success message instead of a toast. */
export function Posted({ kind, help, isHeld, isPosted }: News & { kind: PostType }) {
  const { title, description } = postForms[kind].success;
  return (
    <>
      {help && <HelpNow help={help} />}
      {isHeld && (
        <p className="notice" role="status">
          {heldText(kind)}
        </p>
      )}
      {isPosted && (
        <div className="notice" role="status">
          <p>
            <strong>{title}</strong>
          </p>
          <p>{description}</p>
        </div>
      )}
    </>
  );
}
