import type { ComponentProps } from "react";
import { likeText } from "../../lib/like-text.ts";
import { plural } from "../../lib/plural.ts";
import type { LikesResponse } from "../../schemas/blog-post.ts";

export type LikeButtonProps = {
  id: number;
  /** Undefined until it has loaded. */
  likes?: number | undefined;
  pending?: boolean | undefined;
  /** The response to the visitor's like. */
  counted?: LikesResponse | undefined;
  /** Set by the island. */
  ref?: ComponentProps<"button">["ref"] | undefined;
  onSubmit?: ComponentProps<"form">["onSubmit"] | undefined;
};

/** The like button of a post, as a form so that it works without JavaScript. */
export function LikeButton({ id, likes, pending, counted, ref, onSubmit }: LikeButtonProps) {
  return (
    <form className="like" method="post" action={`/api/blog/${id}/like`} onSubmit={onSubmit}>
      <button className="button quiet" type="submit" disabled={pending} ref={ref}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
          />
        </svg>
        Like
        <span data-likes={id}>{likes === undefined ? "" : plural(likes, "like")}</span>
      </button>
      {/* The button shows the count. */}
      <p className={counted?.alreadyCounted ? undefined : "visually-hidden"} role="status">
        {counted && likeText(counted)}
      </p>
    </form>
  );
}
