import { useStore } from "@nanostores/react";
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../components/ui/Icon.tsx";
import { alreadyLiked } from "../../lib/already-liked.ts";
import { plural } from "../../lib/plural.ts";
import { $likes, likePost, loadLikes } from "../../stores/likes.ts";

interface Props {
  /** The id of the post. */
  id: number;
}

/** The likes button of a post, with its count. Without JavaScript, it is a form. */
export default function Likes({ id }: Props) {
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
    <form className="like screen" method="post" action={`/api/blog/${id}/like`} onSubmit={like}>
      <button className="button quiet" type="submit" disabled={isSending} ref={button}>
        <Icon name="heart" size={22} />
        Like <span className="like-count">{likes}</span>
      </button>
      <p className={result === false ? undefined : "visually-hidden"} role="status">
        {result === false && alreadyLiked}
        {result === true && likes}
      </p>
    </form>
  );
}
