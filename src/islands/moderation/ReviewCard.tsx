import { useRef, useState } from "react";
import { FormattedText } from "../../components/ui/FormattedText.tsx";
import { actionNames, actionsFor, formatMoment } from "../../lib/moderation-text.ts";
import type { ReviewPost, Session } from "../../schemas/moderation.ts";
import type { ModerationAction } from "../../schemas/post-type.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { Button } from "./Button.tsx";
import { ReviewFacts } from "./ReviewFacts.tsx";

interface Props {
  post: ReviewPost;
  session: Session | undefined;
  note: string | undefined;
  isTicked: boolean;
  isDisabled: boolean;
  onTick: (isTicked: boolean) => void;
  onAct: (action: ModerationAction) => Promise<unknown>;
  onLock: () => Promise<unknown>;
}

/** One post. Its links are text, so that moderators do not open them by mistake. */
export function ReviewCard({ post, session, note, isTicked, isDisabled, ...on }: Props) {
  const card = useRef<HTMLElement>(null);
  const [isAnswering, setAnswering] = useState(false);
  const { kind, author, content, createdAt, deleted, place } = post;
  const isShown = post.status === "published" && !deleted;
  const title = place.title || "This page no longer exists";
  const hasPage = place.title && (isShown || kind !== "discussion");
  const name = author ? `${kind} by ${author}` : `deleted ${kind}`;

  // The button that had the focus may be gone.
  async function act(run: () => Promise<unknown>) {
    await run();
    card.current?.focus();
  }

  return (
    <li>
      <article className="card stack close" ref={card} tabIndex={-1} aria-label={name}>
        <header className="cluster">
          <label className="check">
            <input
              type="checkbox"
              checked={isTicked}
              disabled={isDisabled || deleted}
              onChange={({ target }) => on.onTick(target.checked)}
            />
            <span className="visually-hidden">Select the {name}</span>
            <bdi>{author}</bdi>
          </label>
          <span className="hint">
            {kind}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </span>
        </header>
        <h3 dir="auto">{hasPage ? <a href={place.href}>{place.title}</a> : title}</h3>
        <ReviewFacts post={post} />
        <FormattedText text={content} isInert />
        {note && <p className="notice">{note}</p>}
        <p className="cluster">
          {actionsFor(post).map((action) => (
            <Button
              key={action}
              className={action === "remove" ? "button quiet" : "button"}
              disabled={isDisabled}
              onClick={() => act(() => on.onAct(action))}
            >
              {actionNames[action]}
            </Button>
          ))}
          {session && isShown && !place.locked && (
            <Button aria-expanded={isAnswering} onClick={() => setAnswering(!isAnswering)}>
              Reply
            </Button>
          )}
          {place.type === "discussion" && isShown && (
            <Button disabled={isDisabled} onClick={() => act(on.onLock)}>
              {actionNames[place.locked ? "unlock" : "lock"]}
            </Button>
          )}
          {isShown && <a href={post.href}>View on the site</a>}
        </p>
        {session && isAnswering && <AnswerForm {...{ post, session }} />}
      </article>
    </li>
  );
}
