import type { ReactNode } from "react";
import type { Typed } from "../form/field.ts";
import { type PostCardActions, PostCardView } from "../form/PostCardView.tsx";
import type { PostFormState } from "../form/PostFormView.tsx";
import { replyFields } from "./reply-fields.ts";

export type ReplyFormProps = PostFormState &
  PostCardActions & {
    /** The number of the discussion; text where the built shell carries a placeholder for it. */
    id: number | string;
    /** The Idempotency-Key of a post made without JavaScript. */
    nonce: string;
    values?: Typed | undefined;
    /** True on the page that answers a refused reply: the form is open, and the browser starts there. */
    refused?: boolean | undefined;
    /** Further help beside the form. */
    children?: ReactNode;
  };

/** The 'Join the Discussion' card. */
export function ReplyFormView({ id, nonce, ...form }: ReplyFormProps) {
  return (
    <PostCardView
      name="reply"
      title="Join the Discussion"
      opens="Reply"
      page={`/discussions/${id}`}
      action={`/api/discussions/${id}/replies`}
      fields={replyFields}
      hidden={{ idempotencyKey: nonce }}
      submit="Post Reply"
      {...form}
    />
  );
}
