import type { ReactNode } from "react";
import { type PostCardActions, PostCardView } from "../form/PostCardView.tsx";
import type { PostFormState } from "../form/PostFormView.tsx";
import { discussionFields } from "./discussion-fields.ts";

export type DiscussionFormProps = PostFormState &
  PostCardActions & {
    /** The Idempotency-Key of a post made without JavaScript. */
    nonce: string;
    /** Further help beside the form. */
    children?: ReactNode;
  };

/** The card in which visitors start a discussion. */
export function DiscussionFormView({ nonce, ...form }: DiscussionFormProps) {
  return (
    <PostCardView
      name="discussion"
      title="Something to ask or to tell?"
      opens="Start a Discussion"
      page="/discussions"
      action="/api/discussions"
      fields={discussionFields}
      hidden={{ idempotencyKey: nonce }}
      submit="Post Discussion"
      {...form}
    />
  );
}
