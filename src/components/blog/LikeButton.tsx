import type { ComponentProps } from "react";
import { plural } from "../../lib/plural.ts";

export type LikeButtonProps = {
  id: number;
  /** Undefined until it has loaded. */
  likes?: number | undefined;
  pending?: boolean | undefined;
  /** Announced to screen readers once the like has been counted. */
  status?: string | undefined;
  /** Set by the island. */
  ref?: ComponentProps<"button">["ref"] | undefined;
  onSubmit?: ComponentProps<"form">["onSubmit"] | undefined;
};

/** The like button of a post, as a form so that it works without JavaScript. */
export function LikeButton({ id, likes, pending, status, ref, onSubmit }: LikeButtonProps) {
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
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </form>
  );
}
