import { useRef } from "react";
import { actionNames, actionsFor, listNames } from "../../lib/desk/words.ts";
import type { DeskPost } from "../../schemas/desk.ts";
import { type ModerationAction, moderationActions } from "../../schemas/post-kind.ts";
import { type DeskState, type DeskStore, keyOf } from "../../stores/desk.ts";
import { DeskPostCard } from "./DeskPostCard.tsx";

interface Props {
  desk: DeskStore;
  state: DeskState;
  /** False while somebody has to sign in again. */
  isHere: boolean;
}

/** A list of posts, and what can be done with those that are ticked. */
export function DeskPosts({ desk, state, isHere }: Props) {
  const { posts, view, ticked, notes, search } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  if (!posts || view === "log") return null;
  const { entries, next } = posts;
  const chosen = entries.filter((post) => ticked.has(keyOf(post)));
  const isOff = state.busy || !isHere;

  async function actOn(posts: readonly DeskPost[], action: ModerationAction) {
    await desk.act(action, posts);
    heading.current?.focus();
  }

  return (
    <section className="desk-posts" aria-labelledby="desk-list">
      <h2 id="desk-list" tabIndex={-1} ref={heading}>
        {listNames[view]}
      </h2>
      {search && <p>With “{search}” in the name or the words</p>}
      {entries.length === 0 && <p className="replies-none">Nothing is here.</p>}
      {entries.length > 0 && (
        <fieldset className="desk-all" disabled={isOff}>
          <legend className="visually-hidden">All at once</legend>
          <label>
            <input
              type="checkbox"
              checked={chosen.length === entries.length}
              onChange={({ target }) => desk.tick(entries.map(keyOf), target.checked)}
            />
            All {entries.length} shown
          </label>
          {moderationActions.map((action) => {
            const open = chosen.filter((post) => actionsFor(post).includes(action));
            return (
              open.length > 0 && (
                <button
                  key={action}
                  className="button"
                  type="button"
                  onClick={() => actOn(open, action)}
                >
                  {actionNames[action]} {open.length} ticked
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
            <DeskPostCard
              key={key}
              {...{ post, isOff }}
              note={notes.get(key)}
              isTicked={ticked.has(key)}
              onTick={(isTicked) => desk.tick([key], isTicked)}
              onAct={(action) => desk.act(action, [post])}
            />
          );
        })}
      </ul>
      {next && (
        <button className="button quiet" type="button" disabled={isOff} onClick={desk.more}>
          More
        </button>
      )}
    </section>
  );
}
