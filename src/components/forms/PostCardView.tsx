import type { ComponentProps, ReactNode } from "react";
import type { Typed } from "../../lib/form-field.ts";
import { type PostFormState, PostFormView } from "./PostFormView.tsx";
import { type PostTarget, postForms } from "./post-forms.ts";

/** Set by the island. The card works without them. */
export type PostCardActions = {
  section?: ComponentProps<"section">["ref"] | undefined;
  onToggle?: ComponentProps<"details">["onToggle"] | undefined;
  onCancel?: ComponentProps<"button">["onClick"] | undefined;
};

export type PostCardProps = PostFormState &
  PostCardActions & {
    target: PostTarget;
    /** The Idempotency-Key of a post without JavaScript. */
    formToken?: string | undefined;
    values?: Typed | undefined;
    /** True on the page after a refused post: the form is open and has the focus. */
    refused?: boolean | undefined;
    children?: ReactNode;
  };

/** A card with the form for a post in a `<details>`, which opens without JavaScript. */
export function PostCardView({ target, formToken, section, onToggle, ...form }: PostCardProps) {
  const { kind, page, action, hidden } = target;
  const { title, opens, fields, submit } = postForms[kind];
  const cancel = `${kind}-cancel`;
  return (
    <section
      className="card stack post-card screen"
      aria-labelledby={title && `${kind}-heading`}
      ref={section}
    >
      {title && (
        <h2 className="size-3" id={`${kind}-heading`}>
          {title}
        </h2>
      )}
      {/* The visitor may have opened it before React loaded. */}
      <details open={form.refused} onToggle={onToggle} suppressHydrationWarning>
        <summary className="button">{opens}</summary>
        <PostFormView
          name={kind}
          {...{ action, fields, submit }}
          hidden={{ ...hidden, idempotencyKey: formToken }}
          buttons={
            <button className="button quiet" type="submit" form={cancel} onClick={form.onCancel}>
              Cancel
            </button>
          }
          {...form}
        />
        <form id={cancel} method="get" action={page} />
      </details>
      {form.receipt}
    </section>
  );
}
