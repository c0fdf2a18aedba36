import type { Field, Typed } from "../../../../lib/input/form-field.ts";
import { editMinutes } from "../../../../lib/input/limits.ts";
import type { PostType } from "../../../../lib/posts/post-types.ts";
import { privateLinkPath } from "../../../../lib/posts/private-link-path.ts";
import { clip } from "../../../../lib/text/clip.ts";
import { plainText } from "../../../../lib/text/formatted-text.ts";
import { plural } from "../../../../lib/text/plural.ts";
import type { HttpError } from "../../../../server/http/http-error.ts";
import { renderPlain } from "../../../../server/http/plain-page.tsx";
import { sendsMail, site } from "../../../../server/site-settings.ts";
import { FormattedText } from "../../../../ui/cards/FormattedText.tsx";
import { Status, StatusMessage } from "../../../../ui/controls/Status.tsx";
import { HelpLine } from "../../../help/HelpLine.tsx";
import { HelpNow } from "../../../help/HelpNow.tsx";
import { pageHelp } from "../../../help/lines/page-help.ts";
import type { HelpNow as Help } from "../../../help/schema.ts";
import type { StoredPost } from "../../../posts/schema/post.ts";
import { PostFormView } from "../../writing/ComposerView.tsx";
import { heldText, shownText } from "../../writing/Posted.tsx";
import { postForms } from "../../writing/post-forms.ts";
import { type AboutPost, editableUntil, editedByModerator } from "./post.ts";

export interface PrivateLinkPage extends Partial<AboutPost> {
  token: string;
  /** Undefined for an unknown link, and without the database. */
  post?: StoredPost;
  isEdited?: boolean;
  problem?: HttpError | undefined;
  help?: Help | undefined;
  typed?: Record<string, string>;
}

export async function renderPrivateLinkPage(page: PrivateLinkPage): Promise<string> {
  const { token, post, subject, problem, help } = page;
  const back =
    post?.status === "published"
      ? { href: post.href, label: `See your ${post.kind} on its page` }
      : { href: "/discussions", label: "Discussions" };
  const privateLink = privateLinkPath(token);
  const editable = editableTexts(page);
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
      {editable && <EditForm {...page} editable={editable} />}
      {post && !post.deleted && !editable && <Unchangeable {...page} post={post} />}
      {!help && <HelpLine help={pageHelp(site().help)} />}
      {post && !post.deleted && <DeleteForm post={post} />}
      {post && (
        <p>
          <a className="tap" href="/own">
            Your posts on this device
          </a>
        </p>
      )}
    </>,
    {
      id: post?.id,
      gone: post?.deleted ? privateLink : "",
    },
  );
}

type FoundPage = PrivateLinkPage & { post: StoredPost };

const News = (page: FoundPage) => (
  <Status className="notice">
    <p>{newsOf(page)}</p>
    {page.isRefused && !page.post.deleted && <p>{noEmails}</p>}
  </Status>
);

const noEmails =
  "The mail server of your email address refused an email from this site, so you get no emails about replies. To get them, ask for them with your next post, at an address that works.";

function EditForm({ editable, ...page }: PrivateLinkPage & { editable: Typed }) {
  const { token, post, problem, help, typed } = page;
  // The whole time, for the edit of a post that could not be read.
  const left = ((post && editableUntil(post)) ?? Infinity) - Date.now();
  const minutes = Math.min(editMinutes, Math.ceil(left / 60_000));
  return (
    <PostFormView
      name="edit"
      action={privateLinkPath(token)}
      fields={editableFields(post?.kind ?? "reply", editable)}
      hidden={{ action: "edit" }}
      values={{ ...editable, ...typed }}
      errors={problem?.fields}
      message={problem?.message}
      refused
      form={{ noValidate: true }}
      focusErrors={problem && !help}
      submit="Save changes"
      buttons={
        <StatusMessage>
          <p>
            You can change your post for {plural(minutes, "more minute")}. You can delete it at any
            time.
          </p>
        </StatusMessage>
      }
    />
  );
}

function editableTexts({ post, typed, problem }: PrivateLinkPage): Typed | undefined {
  if (!post) return typed?.["content"] !== undefined && problem?.status === 503 ? typed : undefined;
  const { author, title, content } = post;
  return editableUntil(post) ? { author, title, content } : undefined;
}

const editableFields = (kind: PostType, texts: Typed): Field[] =>
  postForms[kind].fields.filter(({ name }) => texts[name] !== undefined);

const Unchangeable = ({ post, typed }: FoundPage) => (
  <>
    {typed?.["content"] && <p>This text was not saved. Copy it if you need it.</p>}
    {post.title && <h2>{post.title}</h2>}
    <FormattedText text={typed?.["content"] ?? post.content} />
  </>
);

const afterDeletion =
  " If you asked for emails about replies, you still get them until you use the link in one to stop them.";

function newsOf({ post, isEdited, reason, subject }: FoundPage): string {
  const { kind, status, deleted, editedBy } = post;
  if (deleted)
    return `You have deleted this ${kind}. Your name, email address and text have been deleted too.${sendsMail() ? afterDeletion : ""}`;
  if (status === "removed")
    return `A moderator has removed this ${kind}. Visitors cannot see it.${reason ? ` ${reason}` : ""} If you think that this is a mistake, write to ${site().email}.`;
  if (status === "held") return heldText(kind);
  if (editedBy) return editedByModerator;
  if (isEdited) return "Your changes are saved.";
  if (subject === "") return `Visitors cannot see this ${kind}, because its page is not shown.`;
  return shownText(kind);
}

const DeleteForm = ({ post: { kind, title, content } }: { post: StoredPost }) => (
  <details>
    <summary className="button quiet">Delete this {kind}</summary>
    <form className="form notice danger" method="post">
      <p>This deletes your name, email address and text at once, for good.</p>
      <div className="cluster form-buttons">
        <button className="button" type="submit" name="action" value="delete">
          Delete “{clip(title ?? plainText(content), 60)}”
        </button>
      </div>
    </form>
  </details>
);
