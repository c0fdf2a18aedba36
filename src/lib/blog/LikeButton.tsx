import type { ComponentProps } from "react";
import { likesText } from "./likes-text.ts";

export type LikeButtonProps = {
  /** The number of the post. */
  id: number;
  /** Missing where it is not known yet. */
  likes?: number | undefined;
  pending?: boolean | undefined;
  /** What a screen reader says once the like has been counted. */
  said?: string | undefined;
  /** What a script adds; the form works without it. */
  ref?: ComponentProps<"button">["ref"] | undefined;
  onSubmit?: ComponentProps<"form">["onSubmit"] | undefined;
};

/** The button that likes a post, with the count. A form, so that it works without JavaScript. */
export function LikeButton({ id, likes, pending, said, ref, onSubmit }: LikeButtonProps) {
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
        <span data-likes={id}>{likes === undefined ? "" : likesText(likes)}</span>
      </button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </form>
  );
}
