import { useRef } from "react";
import { actionNames, actionsFor, bulkActions, listNames } from "../../lib/moderation-text.ts";
import type { ReviewPost } from "../../schemas/moderation.ts";
import type { ModerationAction } from "../../schemas/post-type.ts";
import {
  isList,
  keyOf,
  type ModerationState,
  type ModerationStore,
} from "../../stores/moderation.ts";
import { Button } from "./Button.tsx";
import { ReviewCard } from "./ReviewCard.tsx";

interface Props {
  store: ModerationStore;
  state: ModerationState;
}

export function ReviewList({ store, state }: Props) {
  const { posts, view, ticked, notes, search } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  if (!posts || !isList(view)) return null;
  const { entries, next } = posts;
  const chosen = entries.filter((post) => ticked.has(keyOf(post)));
  // The session may have ended.
  const session = typeof state.session === "object" ? state.session : undefined;
  const isDisabled = state.busy || !session;

  async function actOn(posts: readonly ReviewPost[], action: ModerationAction) {
    await store.act(action, posts);
    heading.current?.focus();
  }

  return (
    <section className="stack" aria-labelledby="moderation-list">
      <h2 id="moderation-list" tabIndex={-1} ref={heading}>
        {listNames[view]}
      </h2>
      {search && <p>Posts with “{search}” in the name or text</p>}
      {entries.length === 0 && <p className="no-posts">No posts in this list.</p>}
      {entries.length > 0 && (
        <fieldset className="cluster moderation-all" disabled={isDisabled}>
          <legend className="visually-hidden">Actions on several posts</legend>
          <label className="check">
            <input
              type="checkbox"
              checked={chosen.length === entries.length}
              onChange={({ target }) => store.tick(entries.map(keyOf), target.checked)}
            />
            Select all {entries.length}
          </label>
          {bulkActions.map((action) => {
            const open = chosen.filter((post) => actionsFor(post).includes(action));
            return (
              open.length > 0 && (
                <Button key={action} className="button" onClick={() => actOn(open, action)}>
                  {actionNames[action]} {open.length} selected
                </Button>
              )
            );
          })}
        </fieldset>
      )}
      <ul role="list" className="stack">
        {entries.map((post) => {
          const key = keyOf(post);
          return (
            <ReviewCard
              key={key}
              {...{ post, session }}
              isDisabled={isDisabled}
              note={notes.get(key)}
              isTicked={ticked.has(key)}
              onTick={(isTicked) => store.tick([key], isTicked)}
              onAct={(action) => store.act(action, [post])}
              onLock={() => store.setLock(post)}
            />
          );
        })}
      </ul>
      {next && (
        <Button disabled={isDisabled} onClick={store.more}>
          Show more
        </Button>
      )}
    </section>
  );
}
