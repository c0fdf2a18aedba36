import { useRef } from "react";
import { actionNames, actionsFor, formatMoment } from "../../lib/desk/words.ts";
import type { DeskPost } from "../../schemas/desk.ts";
import type { ModerationAction } from "../../schemas/post-kind.ts";
import { DeskPostFacts } from "./DeskPostFacts.tsx";

interface Props {
  post: DeskPost;
  /** What became of it. */
  note: string | undefined;
  isTicked: boolean;
  /** True while nothing can be done. */
  isOff: boolean;
  onTick: (isTicked: boolean) => void;
  onAct: (action: ModerationAction) => Promise<void>;
}

/** One post as a moderator reads it: plain text, so that no link of it can be followed by mistake. */
export function DeskPostCard({ post, note, isTicked, isOff, onTick, onAct }: Props) {
  const card = useRef<HTMLElement>(null);
  const { kind, author, title, content, createdAt, deleted } = post;
  const name = `${kind} of ${author || "nobody"}`;

  // The button that was pressed may be gone.
  async function act(action: ModerationAction) {
    await onAct(action);
    card.current?.focus();
  }

  return (
    <li>
      <article className="card desk-post" ref={card} tabIndex={-1} aria-label={name}>
        <header>
          <label>
            <input
              type="checkbox"
              checked={isTicked}
              disabled={isOff || deleted}
              onChange={({ target }) => onTick(target.checked)}
            />
            <span className="visually-hidden">Tick the {name}</span>
            <bdi>{author}</bdi>
          </label>
          <span className="hint">
            {kind}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </span>
        </header>
        <DeskPostFacts post={post} />
        {title && <h3 dir="auto">{title}</h3>}
        <p className="desk-words" dir="auto">
          {content}
        </p>
        {note && <p className="notice">{note}</p>}
        <p className="desk-buttons">
          {actionsFor(post).map((action) => (
            <button
              key={action}
              className={action === "remove" ? "button quiet" : "button"}
              type="button"
              disabled={isOff}
              onClick={() => act(action)}
            >
              {actionNames[action]}
            </button>
          ))}
          {post.status === "published" && !deleted && <a href={post.href}>See it on its page</a>}
        </p>
      </article>
    </li>
  );
}
