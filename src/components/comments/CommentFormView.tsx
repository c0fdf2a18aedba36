import type { ReactNode } from "react";
import type { Typed } from "../../lib/form-field.ts";
import type { PostCardActions } from "../forms/PostCardView.tsx";
import { type PostFormState, PostFormView } from "../forms/PostFormView.tsx";
import { commentFields } from "./comment-fields.ts";

export type CommentFormProps = PostFormState &
  PostCardActions & {
    target: { contentType: string; contentId: number | string };
    /** The Idempotency-Key of a post without JavaScript. */
    formToken?: string | undefined;
    values?: Typed | undefined;
    /** True on the page after a refused comment: the form is open and has the focus. */
    refused?: boolean | undefined;
    children?: ReactNode;
  };

/** The comment form in a `<details>`, so that it opens without JavaScript. */
export function CommentFormView({
  target,
  formToken,
  section,
  onToggle,
  onCancel: _,
  ...form
}: CommentFormProps) {
  const { contentType, contentId } = target;
  return (
    <section className="comments" ref={section}>
      {/* The visitor may have opened it before React loaded. */}
      <details
        className="add-comment screen"
        open={form.refused}
        onToggle={onToggle}
        suppressHydrationWarning
      >
        <summary className="button">Add Comment</summary>
        <PostFormView
          name="comment"
          action="/api/comments"
          fields={commentFields}
          hidden={{ contentType, contentId: String(contentId), idempotencyKey: formToken }}
          submit="Post Comment"
          {...form}
        />
      </details>
      {form.receipt}
    </section>
  );
}
