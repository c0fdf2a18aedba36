import { useStore } from "@nanostores/react";
import { Button, View } from "./elements.tsx";
import { $moderation, isList, keyOf, more, sessionOf } from "./moderation.ts";
import { listNames } from "./moderation-text.ts";
import { ReviewCard } from "./ReviewCard.tsx";

/** The posts of a list. They stay visible when the session ends. */
export function ReviewList() {
  const state = useStore($moderation);
  const { posts, view, search } = state;
  if (!posts || !isList(view)) return null;
  const { entries, next } = posts;
  const isDisabled = state.busy || !sessionOf(state);

  return (
    <View title={listNames[view]}>
      {search && <p>Posts with “{search}” in the name or text</p>}
      {entries.length === 0 && <p className="hint">No posts in this list.</p>}
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
