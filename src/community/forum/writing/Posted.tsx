import type { ReactNode, Ref } from "react";
import { confirmationsOfAddress, editMinutes } from "../../../lib/input/limits.ts";
import type { PostType } from "../../../lib/posts/post-types.ts";
import { CopyButton } from "../../../ui/controls/copy/CopyButton.tsx";
import { Status } from "../../../ui/controls/Status.tsx";
import { HelpNow } from "../../help/HelpNow.tsx";
import type { HelpNow as Help } from "../../help/schema.ts";
import type { Sent } from "../api.ts";
import { postForms } from "./post-forms.ts";

export const heldText = (kind: PostType): string =>
  `Your ${kind} will be shown once it has been read by a moderator.`;

export const shownText = (kind: PostType): string => `Everyone can read this ${kind}.`;

interface PostedProps {
  kind: PostType;
  /** Set without JavaScript. Otherwise the form shows it. */
  help?: Help | undefined;
  isHeld?: boolean | undefined;
  /** Set without JavaScript, when no toast says it. */
  isPosted?: boolean;
  notify?: boolean | undefined;
  privateLink?: string | undefined;
  href?: string | undefined;
  /** True where React runs, which a copy button needs. */
  copies?: boolean;
  ref?: Ref<HTMLElement> | undefined;
}

export function Posted(props: PostedProps) {
  const { kind, help, isHeld, isPosted, notify, privateLink, href, copies, ref } = props;
  return (
    <>
      {help && <HelpNow help={help} />}
      {isHeld && (
        <Status className="notice">
          <p>{heldText(kind)}</p>
        </Status>
      )}
      {isPosted && (
        <Status className="notice">
          <p>{help ? shownText(kind) : postForms[kind].success.description}</p>
        </Status>
      )}
      {notify && <ConfirmNote />}
      {privateLink && (
        <PrivateLink href={privateLink} ref={ref}>
          {copies && <CopyButton url={location.origin + privateLink} />}
        </PrivateLink>
      )}
      {href && (
        <p>
          <a className="button" href={href}>
            See your {kind}
          </a>
        </p>
      )}
    </>
  );
}

interface SentProps extends Pick<PostedProps, "kind" | "href"> {
  sent: Omit<Sent<unknown>, "post">;
}

/** The form shows the help lines. */
export const SentPost = ({ sent: { help, held, notify, privateLink }, ...props }: SentProps) => (
  <Posted
    {...props}
    copies
    ref={help ? undefined : focusUnlessMoved}
    isHeld={held && !help}
    notify={notify}
    privateLink={privateLink}
  />
);

/** The button of the closed form can have the focus but is not visible. */
function focusUnlessMoved(element: HTMLElement | null) {
  if (!document.querySelector(":focus")?.checkVisibility?.()) element?.focus();
}

const ConfirmNote = () => (
  <div className="notice">
    <p>
      <strong>Confirm your email address</strong>
    </p>
    <p>
      To get emails about replies, open the email that the site sends you once your post is public,
      follow its link and press Confirm. You will not get any other email until you do. If you have
      already confirmed your address here, you do not need to do anything. At most{" "}
      {confirmationsOfAddress} of these emails a day are sent to one address, and none to an address
      that has refused them. If none comes, ask for emails again with your next post.
    </p>
  </div>
);

interface PrivateLinkProps {
  href: string;
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

const PrivateLink = ({ href, ref, children }: PrivateLinkProps) => (
  <section
    className="notice stack close"
    aria-labelledby="private-link"
    aria-describedby="private-link-use"
    tabIndex={-1}
    ref={ref}
  >
    <p id="private-link">
      <strong>Save your private link: edit for {editMinutes} minutes, delete at any time</strong>
    </p>
    <div className="cluster">
      <a className="tap" href={href}>
        Your private page
      </a>
      {children}
    </div>
    <p className="hint" id="private-link-use">
      The link cannot be sent to you again. Anyone who has it can edit or delete your post.
    </p>
  </section>
);
