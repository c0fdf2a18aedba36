import { type ReactNode, type Ref, useState } from "react";
import { editMinutes } from "../../../lib/input/limits.ts";
import type { PostType } from "../../../lib/posts/post-types.ts";
import { receiptPath } from "../../../lib/posts/private-link-path.ts";
import { HelpNow } from "../../help/HelpNow.tsx";
import type { HelpNow as Help } from "../../help/schema.ts";
import type { Sent } from "../api.ts";
import { postForms } from "./post-forms.ts";

/** The state of a post, on the page after it was sent without JavaScript. */
export interface News {
  /** Shown once. */
  privateLink?: string | undefined;
  postId?: number | undefined;
  help?: Help | undefined;
  isHeld?: boolean;
  isPosted?: boolean;
}

export const heldText = (kind: PostType): string =>
  `Your ${kind} will be shown once it has been read by a moderator.`;

interface PostedProps extends News {
  kind: PostType;
  /** True where React runs, so that a button can copy the link. */
  copies?: boolean;
  /** The private link, which gets the focus after a post. */
  ref?: Ref<HTMLElement> | undefined;
}

/** The help lines, the success message instead of a toast, and the private link. */
export function Posted({ kind, help, isHeld, isPosted, privateLink, copies, ref }: PostedProps) {
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
      {privateLink && (
        <PrivateLink href={privateLink} ref={ref}>
          {copies && <CopyLink href={privateLink} />}
        </PrivateLink>
      )}
    </>
  );
}

interface PrivateLinkProps {
  href: string;
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

/** The private link of a post, shown once. `forum/own-posts/use-private-link.ts` saves it on the device. */
export const PrivateLink = ({ href, ref, children }: PrivateLinkProps) => (
  <section
    className="notice stack tight"
    aria-labelledby="private-link"
    aria-describedby="private-link-use"
    tabIndex={-1}
    ref={ref}
  >
    <p id="private-link">
      <strong>Save your private link: edit for {editMinutes} minutes, delete at any time</strong>
    </p>
    <p className="cluster">
      <a className="tap" href={href}>
        Your private page
      </a>
      {children}
    </p>
    <p className="hint" id="private-link-use">
      The link cannot be sent to you again. Anyone who has it can edit or delete your post.
    </p>
  </section>
);

function CopyLink({ href }: { href: string }) {
  const [isCopied, setCopied] = useState(false);
  /** Without HTTPS there is no clipboard. The link can be copied by hand. */
  const copy = () =>
    navigator.clipboard?.writeText(location.origin + href).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <button className="button scripted" type="button" onClick={copy}>
      {isCopied ? "Copied" : "Copy link"}
    </button>
  );
}

/** The private page of a post that is held, or whose writer has to confirm an address. A writer in danger stays on the page. */
export function newsPage({ privateLink, ...sent }: Sent<unknown>): string | undefined {
  const hasNews = !sent.help && (sent.held || sent.notify);
  return privateLink && hasNews ? receiptPath(privateLink, sent) : undefined;
}
