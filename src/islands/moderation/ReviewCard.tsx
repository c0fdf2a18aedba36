import { useRef } from "react";
import { FormattedText } from "../../components/ui/FormattedText.tsx";
import { actionNames, actionsFor, formatMoment } from "../../lib/moderation-text.ts";
import type { ReviewPost } from "../../schemas/moderation.ts";
import type { ModerationAction } from "../../schemas/post-type.ts";
import { ReviewFacts } from "./ReviewFacts.tsx";

interface Props {
  post: ReviewPost;
  note: string | undefined;
  isTicked: boolean;
  isDisabled: boolean;
  onTick: (isTicked: boolean) => void;
  onAct: (action: ModerationAction) => Promise<void>;
}

/** One post. Its links are text, so that moderators do not open them by mistake. */
export function ReviewCard({ post, note, isTicked, isDisabled, onTick, onAct }: Props) {
  const card = useRef<HTMLElement>(null);
  const { kind, author, title, content, createdAt, deleted } = post;
  const name = author ? `${kind} by ${author}` : `deleted ${kind}`;

  // The button that had the focus may be gone.
  async function act(action: ModerationAction) {
    await onAct(action);
    card.current?.focus();
  }

  return (
    <li>
      <article className="card moderation-post" ref={card} tabIndex={-1} aria-label={name}>
        <header>
          <label>
            <input
              type="checkbox"
              checked={isTicked}
              disabled={isDisabled || deleted}
              onChange={({ target }) => onTick(target.checked)}
            />
            <span className="visually-hidden">Select the {name}</span>
            <bdi>{author}</bdi>
          </label>
          <span className="hint">
            {kind}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </span>
        </header>
        <ReviewFacts post={post} />
        {title && <h3 dir="auto">{title}</h3>}
        <FormattedText text={content} isInert />
        {note && <p className="notice">{note}</p>}
        <p className="moderation-buttons">
          {actionsFor(post).map((action) => (
            <button
              key={action}
              className={action === "remove" ? "button quiet" : "button"}
              type="button"
              disabled={isDisabled}
              onClick={() => act(action)}
            >
              {actionNames[action]}
            </button>
          ))}
          {post.status === "published" && !deleted && <a href={post.href}>View on the site</a>}
        </p>
      </article>
    </li>
  );
}
