import type { ReactNode } from "react";
import type { Typed } from "../../lib/form-field.ts";
import { type PostCardActions, PostCardView } from "../forms/PostCardView.tsx";
import type { PostFormState } from "../forms/PostFormView.tsx";
import { replyFields } from "./reply-fields.ts";

export type ReplyFormProps = PostFormState &
  PostCardActions & {
    /** The id of the discussion, or the placeholder in the built template. */
    id: number | string;
    /** The Idempotency-Key of a post without JavaScript. */
    formToken: string;
    values?: Typed | undefined;
    /** True on the page after a refused reply: the form is open and has the focus. */
    refused?: boolean | undefined;
    children?: ReactNode;
  };

export function ReplyFormView({ id, formToken, ...form }: ReplyFormProps) {
  return (
    <PostCardView
      name="reply"
      title="Join the Discussion"
      opens="Reply"
      page={`/discussions/${id}`}
      action={`/api/discussions/${id}/replies`}
      fields={replyFields}
      hidden={{ idempotencyKey: formToken }}
      submit="Post Reply"
      {...form}
    />
  );
}
