import type { ReactNode } from "react";
import { HelpLines } from "../lib/help/HelpLines.tsx";
import { HelpNow } from "../lib/help/HelpNow.tsx";
import { editMinutes } from "../lib/kept.ts";
import { ownPath } from "../lib/own/own-path.ts";
import { PrivateLink } from "../lib/own/PrivateLink.tsx";
import type { OwnPost } from "../schemas/own.ts";
import type { PostKind } from "../schemas/post-kind.ts";
import type { Problem } from "./http/problem.ts";
import { renderPlain } from "./refused-page.tsx";
import { helpLines } from "./settings.ts";

export interface OwnPage {
  token: string;
  /** Undefined where the link belongs to nothing, or the post cannot be had now. */
  post: OwnPost | undefined;
  /** What the visitor has just done: posted, held, edited or deleted. */
  happened?: string | undefined;
  problem?: Problem;
  /** The form as it was sent, where it was refused. */
  typed?: Record<string, string>;
}

const names: Record<PostKind, string> = {
  reply: "reply",
  comment: "comment",
  discussion: "discussion",
};

/** The writer's private page: the post as it stands, with forms to change and to delete it. */
export async function renderOwnPage(page: OwnPage): Promise<string> {
  const { post, problem } = page;
  const title = post ? `Your ${names[post.kind]}` : "Private link";
  const href = post && post.status === "published" ? post.href : "/discussions";
  const label =
    post?.status === "published" ? `See your ${names[post.kind]} on its page` : "Discussions";
  return renderPlain(
    title,
    "A private page.",
    { href, label },
    <>
      {problem && <Alert>{problem.message}</Alert>}
      {post?.help && <Help />}
      {post && <News {...page} post={post} />}
      {post && !post.deleted && <Forms {...page} post={post} />}
      {!post && <WordsBack {...page} />}
      {post && (
        <p>
          <a href="/own">Your posts on this device</a>
        </p>
      )}
    </>,
  );
}

const Help = () => (
  <HelpNow>
    <HelpLines help={helpLines()} lines={["crisis"]} />
  </HelpNow>
);

const Alert = ({ children }: { children: ReactNode }) => (
  <p className="notice danger" role="alert">
    {children}
  </p>
);

type Known = OwnPage & { post: OwnPost };

function News({ post, happened, token }: Known) {
  const isNew = happened === "posted" || happened === "held";
  return (
    <>
      <p className="notice" role="status" data-gone={post.deleted && ownPath(token)}>
        {newsOf(post, happened)}
      </p>
      {isNew && !post.deleted && (
        <PrivateLink href={ownPath(token)} id={post.status === "published" ? post.id : undefined} />
      )}
    </>
  );
}

function newsOf({ kind, status, deleted }: OwnPost, happened: string | undefined): string {
  const name = names[kind];
  if (deleted)
    return `You have deleted this ${name}. Your name, your address and your words are gone.`;
  if (status === "removed") return `A moderator has removed this ${name}. Nobody can see it.`;
  if (status === "held") return `Your ${name} will be shown once it has been read by a moderator.`;
  if (happened === "posted") return `Your ${name} has been posted successfully.`;
  if (happened === "edited") return "Your changes are saved.";
  return `Everybody can read this ${name}.`;
}

function Forms({ post, token, typed = {}, problem }: Known) {
  const action = `/api${ownPath(token)}`;
  return (
    <>
      {post.editableUntil ? (
        <EditForm {...{ post, action, typed, problem }} />
      ) : (
        <>
          {post.title && <h2>{post.title}</h2>}
          <p className="reply-content" dir="auto">
            {typed["content"] ?? post.content}
          </p>
        </>
      )}
      <form className="form" method="post" action={action}>
        <input type="hidden" name="action" defaultValue="delete" />
        <p>Deleting takes your name, your address and your words away for good.</p>
        <div className="form-buttons">
          <button className="button quiet" type="submit">
            Delete this {names[post.kind]}
          </button>
        </div>
      </form>
    </>
  );
}

/** What was typed, where the post itself cannot be had now. */
function WordsBack({ token, typed: { content, ...typed } = {}, problem }: OwnPage) {
  if (content === undefined || problem?.status !== 503) return null;
  const post = { content, title: typed["title"] };
  return <EditForm {...{ post, typed, problem }} action={`/api${ownPath(token)}`} />;
}

interface EditProps {
  post: Pick<OwnPost, "content"> & { title?: string | undefined };
  action: string;
  typed: Record<string, string>;
  problem: Problem | undefined;
}

function EditForm({ post, action, typed, problem }: EditProps) {
  return (
    <form className="form" method="post" action={action}>
      <input type="hidden" name="action" defaultValue="edit" />
      {post.title !== undefined && (
        <Field name="title" label="Title" error={problem?.fields?.["title"]}>
          <input
            id="title"
            name="title"
            required
            maxLength={200}
            defaultValue={typed["title"] ?? post.title}
          />
        </Field>
      )}
      <Field name="content" label="Your words" error={problem?.fields?.["content"]}>
        <textarea
          id="content"
          name="content"
          rows={8}
          required
          maxLength={5000}
          defaultValue={typed["content"] ?? post.content}
        />
      </Field>
      <p>You can change your words for {editMinutes} minutes after posting.</p>
      <div className="form-buttons">
        <button className="button" type="submit">
          Save changes
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

const Field = ({ name, label, error, children }: FieldProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    {children}
    {error && (
      <p className="error" id={`${name}-error`}>
        {error}
      </p>
    )}
  </div>
);
