import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import { FormattedText } from "../../ui/FormattedText.tsx";
import { sendPost } from "../forum/api.ts";
import { PostFormView } from "../forum/post-form/PostCardView.tsx";
import { replyFields } from "../forum/post-form/post-forms.ts";
import { usePostForm } from "../forum/post-form/use-post-form.tsx";
import { replyInput } from "../forum/schema/post.ts";
import { Button, Moment } from "./elements.tsx";
import { $moderation, act, keyOf, sessionOf } from "./moderation.ts";
import {
  actionNames,
  actionsFor,
  lastActionText,
  reportsText,
  spamReasons,
} from "./moderation-text.ts";
import type { ReviewPost } from "./schema/moderation.ts";

/** One post. Its links are text, so that moderators do not open them by mistake. */
export function ReviewCard({ post, isDisabled }: { post: ReviewPost; isDisabled: boolean }) {
  const state = useStore($moderation);
  const card = useRef<HTMLElement>(null);
  const [isAnswering, setAnswering] = useState(false);
  const { kind, author, content, createdAt, deleted, place } = post;
  const key = keyOf(post);
  const note = state.notes.get(key);
  const session = sessionOf(state);
  const isShown = post.status === "published" && !deleted;
  const title = place.title || "This page no longer exists";
  const hasPage = place.title && (isShown || kind !== "discussion");
  const name = author ? `${kind} by ${author}` : `deleted ${kind}`;

  // The button that had the focus may be gone.
  async function run(action: Promise<unknown>) {
    await action;
    card.current?.focus();
  }

  return (
    <li>
      <article className="card stack close" ref={card} tabIndex={-1} aria-label={name}>
        <header className="cluster">
          <strong>
            <bdi>{author}</bdi>
          </strong>
          <span className="hint">
            {kind}, <Moment at={createdAt} />
          </span>
        </header>
        <h3 className="size-4" dir="auto">
          {hasPage ? <a href={place.href}>{place.title}</a> : title}
        </h3>
        <ReviewFacts post={post} />
        <FormattedText text={content} isInert />
        {note && <p className="notice">{note}</p>}
        <p className="cluster">
          {actionsFor(post).map((action) => (
            <Button
              key={action}
              className={action === "remove" ? "button quiet" : "button"}
              disabled={isDisabled}
              onClick={() => run(act(action, post))}
            >
              {actionNames[action]}
            </Button>
          ))}
          {session && isShown && !place.locked && (
            <Button aria-expanded={isAnswering} onClick={() => setAnswering(!isAnswering)}>
              Reply
            </Button>
          )}
          {isShown && <a href={post.href}>View on the site</a>}
        </p>
        {session && isAnswering && (
          <AnswerForm post={post} email={session.email ?? session.newEmail} />
        )}
      </article>
    </li>
  );
}

const possibleCrisis = "Possible crisis";

/** Why a post is in review, and the last action on it. */
function ReviewFacts({ post }: { post: ReviewPost }) {
  const { status, crisis, danger, reports, reportReasons, score, reasons, editedAt, place } = post;
  const badges = [
    crisis ? possibleCrisis : danger && "May be about danger",
    status === "held" && "Held",
    status === "removed" && "Removed",
    reports > 0 && reportsText(post),
    editedAt && "Edited",
    place.locked && "Locked",
  ].filter((badge) => typeof badge === "string");
  const last = lastActionText(post);
  return (
    <>
      {badges.length > 0 && (
        <p className="cluster">
          {badges.map((badge) => (
            <span key={badge} className={badge === possibleCrisis ? "badge urgent" : "badge"}>
              {badge}
            </span>
          ))}
        </p>
      )}
      {reportReasons.length > 0 && (
        <ul aria-label="Reasons given in reports">
          {reportReasons.map((reason, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports never change their order
            <li key={number}>“{reason}”</li>
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <p className="hint">
          Spam score {score}: {spamReasons(reasons)}
        </p>
      )}
      {last && <p className="hint">{last}</p>}
    </>
  );
}

/** A reply in the place of a post. The server adds the badge, because the moderator is signed in. */
function AnswerForm({ post, email }: { post: ReviewPost; email: string | undefined }) {
  const { type, id, href } = post.place;
  const name = `answer-${keyOf(post)}`;
  const form = usePostForm({
    kind: "reply",
    draftName: `answer ${keyOf(post)}`,
    schema: replyInput,
    send: (input, key) => sendPost({ type, id }, input, key),
  });
  return (
    <PostFormView
      name={name}
      action={href}
      submit="Post Reply"
      fields={email ? withoutEmail : replyFields}
      hidden={email ? { email } : {}}
      {...form}
    />
  );
}

const withoutEmail = replyFields.filter(({ name }) => name !== "email");
