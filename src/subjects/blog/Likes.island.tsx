import { useStore } from "@nanostores/react";
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { apiPath, apiPaths } from "../../lib/call/api-paths.ts";
import { plural } from "../../lib/text/plural.ts";
import { Icon } from "../../ui/controls/Icon.tsx";
import { island } from "../../ui/islands/island.tsx";
import { $likes, alreadyLiked, likePost, loadLikes } from "./likes.ts";

interface Props {
  /** The id of the post. */
  id: number;
}

/** The like button of a post, with its count. Without JavaScript, it is a form. */
export default island(function Likes({ id }: Props) {
  const count = useStore($likes)[id];
  const button = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<boolean>();

  useEffect(() => {
    void loadLikes();
  }, []);

  async function like(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const isNew = await likePost(id);
    setSending(false);
    setResult(isNew);
  }

  // Some browsers drop the focus when a button is disabled.
  useLayoutEffect(() => {
    if (result !== undefined && !isSending && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [isSending, result]);

  const likes = count === undefined ? "" : plural(count, "like");
  return (
    <form
      className="like screen"
      method="post"
      action={apiPath(apiPaths.like, { id })}
      onSubmit={like}
    >
      <button className="button quiet" type="submit" disabled={isSending} ref={button}>
        <Icon name="heart" size={22} />
        {result === undefined ? "Like" : "Liked"} <span className="like-count">{likes}</span>
      </button>
      <p className={result === false ? undefined : "visually-hidden"} role="status">
        <span>{result === false ? alreadyLiked : result && likes}</span>
      </p>
    </form>
  );
});
