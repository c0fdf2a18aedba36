import type { ReactNode } from "react";
import { type PostCardActions, PostCardView } from "../forms/PostCardView.tsx";
import type { PostFormState } from "../forms/PostFormView.tsx";
import { discussionFields } from "./discussion-fields.ts";

export type DiscussionFormProps = PostFormState &
  PostCardActions & {
    /** The Idempotency-Key of a post without JavaScript. */
    formToken: string;
    children?: ReactNode;
  };

export function DiscussionFormView({ formToken, ...form }: DiscussionFormProps) {
  return (
    <PostCardView
      name="discussion"
      title="New discussion"
      opens="Start a Discussion"
      page="/discussions"
      action="/api/discussions"
      fields={discussionFields}
      hidden={{ idempotencyKey: formToken }}
      submit="Post Discussion"
      {...form}
    />
  );
}
