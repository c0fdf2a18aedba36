import { useStore } from "@nanostores/react";
import { useRef } from "react";
import { actionNames, actionsFor, bulkActions, listNames } from "../../lib/moderation-text.ts";
import type { ReviewPost } from "../../schemas/moderation.ts";
import type { ModerationAction } from "../../schemas/post-type.ts";
import { $moderation, act, isList, keyOf, more, sessionOf, tick } from "../../stores/moderation.ts";
import { Button, View } from "./elements.tsx";
import { ReviewCard } from "./ReviewCard.tsx";

/** The posts of a list. They stay when the session ends. */
export function ReviewList() {
  const state = useStore($moderation);
  const { posts, view, ticked, search } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  if (!posts || !isList(view)) return null;
  const { entries, next } = posts;
  const chosen = entries.filter((post) => ticked.has(keyOf(post)));
  const isDisabled = state.busy || !sessionOf(state);

  async function actOn(posts: readonly ReviewPost[], action: ModerationAction) {
    await act(action, posts);
    heading.current?.focus();
  }

  return (
    <View title={listNames[view]} heading={heading}>
      {search && <p>Posts with “{search}” in the name or text</p>}
      {entries.length === 0 && <p className="hint">No posts in this list.</p>}
      {entries.length > 0 && (
        <fieldset className="cluster moderation-all" disabled={isDisabled}>
          <legend className="visually-hidden">Actions for selected posts</legend>
          <label className="check">
            <input
              type="checkbox"
              checked={chosen.length === entries.length}
              onChange={({ target }) => tick(entries.map(keyOf), target.checked)}
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
        {entries.map((post) => (
          <ReviewCard key={keyOf(post)} post={post} isDisabled={isDisabled} />
        ))}
      </ul>
      {next && (
        <Button disabled={isDisabled} onClick={more}>
          Show more
        </Button>
      )}
    </View>
  );
}
