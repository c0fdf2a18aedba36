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
import { ReviewCard } from "./ReviewCard.tsx";

interface Props {
  store: ModerationStore;
  state: ModerationState;
}

/** A list of posts, with actions for the selected ones. */
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
    <section className="moderation-posts" aria-labelledby="moderation-list">
      <h2 id="moderation-list" tabIndex={-1} ref={heading}>
        {listNames[view]}
      </h2>
      {search && <p>Posts with “{search}” in the name or text</p>}
      {entries.length === 0 && <p className="replies-none">No posts in this list.</p>}
      {entries.length > 0 && (
        <fieldset className="moderation-all" disabled={isDisabled}>
          <legend className="visually-hidden">Actions on several posts</legend>
          <label>
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
                <button
                  key={action}
                  className="button"
                  type="button"
                  onClick={() => actOn(open, action)}
                >
                  {actionNames[action]} {open.length} selected
                </button>
              )
            );
          })}
        </fieldset>
      )}
      <ul role="list">
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
        <button className="button quiet" type="button" disabled={isDisabled} onClick={store.more}>
          Show more
        </button>
      )}
    </section>
  );
}
