import { apiPath, apiPaths } from "../../../../lib/api-paths.ts";
import { clip } from "../../../../lib/clip.ts";
import type { Field, Typed } from "../../../../lib/form-field.ts";
import { plainText } from "../../../../lib/formatted-text.ts";
import { confirmationsOfAddress, editMinutes, undoMinutes } from "../../../../lib/limits.ts";
import { plural } from "../../../../lib/plural.ts";
import type { PostType } from "../../../../lib/post-types.ts";
import { privateLinkPath } from "../../../../lib/private-link-path.ts";
import type { HttpError } from "../../../../server/http/http-error.ts";
import { renderPlain } from "../../../../server/http/plain-page.tsx";
import { helpLines, sendsMail, site } from "../../../../server/site-settings.ts";
import { FormattedText } from "../../../../ui/FormattedText.tsx";
import { HelpLine } from "../../../help/HelpLine.tsx";
import { HelpNow } from "../../../help/HelpNow.tsx";
import type { HelpNow as Help } from "../../../help/schema.ts";
import { PostFormView } from "../../post-form/PostCardView.tsx";
import { heldText, PrivateLink } from "../../post-form/Posted.tsx";
import { postForms } from "../../post-form/post-forms.ts";
import { editablePost, type PrivatePost } from "../../schema/private-link.ts";

export interface PrivateLinkPage {
  token: string;
  /** Undefined if the link is unknown or the database cannot be reached. */
  post: PrivatePost | undefined;
  /** The title of what the post belongs to. */
  subject?: string | undefined;
  happened?: string | undefined;
  notify?: boolean;
  problem?: HttpError | undefined;
  /** Set if the post, or a refused change to it, sounds like danger. */
  help?: Help | undefined;
  typed?: Record<string, string>;
}

export async function renderPrivateLinkPage(page: PrivateLinkPage): Promise<string> {
  const { token, post, subject, problem, help, typed = {} } = page;
  const action = apiPath(apiPaths.privatePost, { token });
  const editable = editableTexts(page);
  const back =
    post?.status === "published"
      ? { href: post.href, label: `See your ${post.kind} on its page` }
      : { href: "/discussions", label: "Discussions" };
  const link = privateLinkPath(token);
  return renderPlain(
    post ? `Your ${post.kind}${subject ? `: ${subject}` : ""}` : "Private link",
    "The private page of one post.",
    back,
    <>
      {help && <HelpNow help={help} />}
      {problem && !editable && (
        <p className="notice danger" role="alert">
          {problem.message}
        </p>
      )}
      {post && <News {...page} post={post} />}
      {post?.unsent && !post.deleted && <AskAgain action={action} />}
      {editable && (
        <PostFormView
          name="edit"
          action={action}
          fields={editableFields(post?.kind ?? "reply", editable)}
          hidden={{ action: "edit" }}
          values={{ ...editable, ...typed }}
          errors={problem?.fields}
          message={problem?.message}
          refused
          isReady
          focusErrors={problem && !help}
          submit="Save changes"
          buttons={
            <span>
              You can change your post for {timeLeft(post)}. You can delete it at any time.
            </span>
          }
        />
      )}
      {post && !post.deleted && !editable && (
        <>
          {typed["content"] && <p>This text was not saved. Copy it if you need it.</p>}
          {post.title && <h2>{post.title}</h2>}
          <FormattedText text={typed["content"] ?? post.content} />
        </>
      )}
      {!help && <HelpLine help={helpLines()} />}
      {post && !post.deleted && <DeleteForm action={action} post={post} />}
      {post?.undoUntil && <UndoForm action={action} kind={post.kind} />}
      {post && (
        <p>
          <a className="tap" href="/own">
            Your posts on this device
          </a>
        </p>
      )}
    </>,
    { saved: post && isNew(page) ? link : "", gone: post?.deleted && !post.undoUntil ? link : "" },
  );
}

/** For the edit of a post that could not be read, the whole time. */
function timeLeft(post: PrivatePost | undefined): string {
  const left = post?.editableUntil ? Date.parse(post.editableUntil) - Date.now() : Infinity;
  return plural(Math.min(editMinutes, Math.ceil(left / 60_000)), "more minute");
}

/** True on the page after the post was sent. */
const isNew = ({ post, happened }: PrivateLinkPage): boolean =>
  !post?.deleted && (happened === "posted" || happened === "held");

function News(page: PrivateLinkPage & { post: PrivatePost }) {
  const { post, happened, notify, token } = page;
  return (
    <>
      <p className="notice" role="status">
        {newsOf(post, happened)}
      </p>
      {notify && <ConfirmNote held={post.status === "held"} />}
      {isNew(page) && <PrivateLink href={privateLinkPath(token)} />}
    </>
  );
}

/** The email waited for a day, or the mail server refused it. */
const AskAgain = ({ action }: { action: string }) => (
  <form className="form notice danger" method="post" action={action}>
    <p>We could not send the mail. Ask again.</p>
    <div className="cluster form-buttons">
      <button className="button" type="submit" name="action" value="ask">
        Ask again
      </button>
    </div>
  </form>
);

const ConfirmNote = ({ held }: { held: boolean }) => (
  <div className="notice">
    <p>
      <strong>Confirm your email address</strong>
    </p>
    <p>
      {held && "You get an email once a moderator has approved your post. "}
      To get emails about replies, open the email from {site().name}, follow its link and press
      Confirm. You will not get any other email until you do. If you have already confirmed your
      address here, you do not need to do anything. At most {confirmationsOfAddress} of these emails
      a day are sent to one address, and none to an address that has refused them. If many people
      ask for one, yours can take an hour.
    </p>
  </div>
);

const afterDeletion =
  " If you asked for emails about replies, you still get them until you use the link in one to stop them.";

function newsOf(
  { kind, status, deleted, undoUntil }: PrivatePost,
  happened: string | undefined,
): string {
  if (undoUntil)
    return `You have deleted this ${kind}. Nobody can see it. You can bring it back for ${undoMinutes} minutes. After that, your name, email address and text are deleted too.`;
  if (deleted)
    return `You have deleted this ${kind}. Your name, email address and text have been deleted too.${sendsMail() ? afterDeletion : ""}`;
  if (status === "removed") return `A moderator has removed this ${kind}. Visitors cannot see it.`;
  if (status === "held") return heldText(kind);
  if (happened === "posted") return `Your ${kind} has been posted successfully.`;
  if (happened === "asked") return "We will send the email that confirms your address again.";
  if (happened === "back") return `Your ${kind} is back.`;
  if (happened === "edited") return "Your changes are saved.";
  return `Everyone can read this ${kind}.`;
}

interface DeleteProps {
  action: string;
  post: PrivatePost;
}

/** In two steps. The button names what it deletes. */
const DeleteForm = ({ action, post: { kind, title, content } }: DeleteProps) => (
  <details>
    <summary className="button quiet">Delete this {kind}</summary>
    <form className="form notice danger" method="post" action={action}>
      <input type="hidden" name="action" defaultValue="delete" />
      <p>
        This deletes your name, email address and text. You can bring the {kind} back for{" "}
        {undoMinutes} minutes.
      </p>
      <div className="cluster form-buttons">
        <button className="button" type="submit">
          Delete “{clip(title ?? plainText(content), 60)}”
        </button>
      </div>
    </form>
  </details>
);

const UndoForm = ({ action, kind }: { action: string; kind: PrivatePost["kind"] }) => (
  <form className="form" method="post" action={action}>
    <input type="hidden" name="action" defaultValue="undo" />
    <div className="cluster form-buttons">
      <button className="button" type="submit">
        Undo: bring back your {kind}
      </button>
    </div>
  </form>
);

/** What a writer can still change. If the database cannot be reached, it is what was typed. */
function editableTexts({ post, typed, problem }: PrivateLinkPage): Typed | undefined {
  if (!post) return typed?.["content"] !== undefined && problem?.status === 503 ? typed : undefined;
  const { author, title, content } = post;
  return post.editableUntil ? { author, title, content } : undefined;
}

/** The fields of the form with which the post was written, if its writer can change them. */
export const editableFields = (kind: PostType, texts: Typed): Field[] =>
  postForms[kind].fields.filter(
    ({ name }) => name in editablePost.shape && texts[name] !== undefined,
  );
