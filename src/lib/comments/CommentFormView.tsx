import type { ComponentProps, ReactNode } from "react";
import type { Typed } from "../form/field.ts";
import { type PostFormState, PostFormView } from "../form/PostFormView.tsx";
import { commentFields } from "./comment-fields.ts";

export type CommentFormProps = PostFormState & {
  /** What it stands under; where that was refused, as it was sent. */
  subject: { contentType: string; contentId: number | string };
  /** The Idempotency-Key of a post made without JavaScript. */
  nonce?: string | undefined;
  values?: Typed | undefined;
  /** True on the page that answers a refused comment: the form is open, and the browser starts there. */
  refused?: boolean | undefined;
  /** What the island adds; the form works without any of it. */
  details?: ComponentProps<"details">["ref"] | undefined;
  onToggle?: ComponentProps<"details">["onToggle"] | undefined;
  /** Further help beside the form. */
  children?: ReactNode;
};

/** The form for a comment behind its toggle. A `<details>`, so that it opens without JavaScript too. */
export function CommentFormView({ subject, nonce, details, onToggle, ...form }: CommentFormProps) {
  const { contentType, contentId } = subject;
  return (
    <>
      <details className="add-comment" open={form.refused} ref={details} onToggle={onToggle}>
        <summary className="button">Add Comment</summary>
        <PostFormView
          name="comment"
          action="/api/comments"
          fields={commentFields}
          hidden={{ contentType, contentId: String(contentId), idempotencyKey: nonce }}
          submit="Post Comment"
          {...form}
        />
      </details>
      {form.receipt}
    </>
  );
}
