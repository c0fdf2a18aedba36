import type { ComponentProps, ReactNode } from "react";
import type { Typed } from "../form/field.ts";
import { type PostFormState, PostFormView } from "../form/PostFormView.tsx";
import { replyFields } from "./reply-fields.ts";

export type ReplyFormProps = PostFormState & {
  /** The number of the discussion; text where the built shell carries a placeholder for it. */
  id: number | string;
  /** The Idempotency-Key of a post made without JavaScript. */
  nonce: string;
  values?: Typed | undefined;
  /** True on the page that answers a refused reply: the form is open, and the browser starts there. */
  refused?: boolean | undefined;
  /** Further help beside the form. */
  children?: ReactNode;
  /** What the island adds; the card works without any of it. */
  section?: ComponentProps<"section">["ref"] | undefined;
  onToggle?: ComponentProps<"details">["onToggle"] | undefined;
  onCancel?: ComponentProps<"button">["onClick"] | undefined;
};

/** The 'Join the Discussion' card. A `<details>`, so that Reply opens the form without JavaScript too. */
export function ReplyFormView({ id, nonce, section, onToggle, onCancel, ...form }: ReplyFormProps) {
  return (
    <section className="card join" aria-labelledby="join-title" ref={section}>
      <h2 id="join-title">Join the Discussion</h2>
      {/* The visitor may have opened it before React arrived. */}
      <details
        className="join-details"
        open={form.refused}
        onToggle={onToggle}
        suppressHydrationWarning
      >
        <summary className="button">Reply</summary>
        <PostFormView
          name="reply"
          action={`/api/discussions/${id}/replies`}
          fields={replyFields}
          hidden={{ idempotencyKey: nonce }}
          submit="Post Reply"
          buttons={<CancelButton onClick={onCancel} />}
          {...form}
        />
        <form id="reply-cancel" method="get" action={`/discussions/${id}`} />
      </details>
    </section>
  );
}

function CancelButton({ onClick }: Pick<ComponentProps<"button">, "onClick">) {
  return (
    <button className="button quiet" type="submit" form="reply-cancel" onClick={onClick}>
      Cancel
    </button>
  );
}
