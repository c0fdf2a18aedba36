import type { ComponentProps, ReactNode } from "react";
import type { FieldErrors, ReplyInput } from "../../schemas/reply.ts";
import { keepTreatment } from "../keep-treatment.ts";
import { ReplyField } from "./ReplyField.tsx";

export type ReplyFormProps = {
  /** The number of the discussion; text where the built shell carries a placeholder for it. */
  id: number | string;
  /** The Idempotency-Key of a post made without JavaScript. */
  nonce: string;
  values?: Partial<ReplyInput> | undefined;
  errors?: FieldErrors | undefined;
  /** Why the form as a whole was refused. */
  message?: string | undefined;
  pending?: boolean | undefined;
  open?: boolean | undefined;
  /** Further help beside the form. */
  children?: ReactNode;
  /** What the island adds; the form works without any of it. */
  ref?: ComponentProps<"section">["ref"] | undefined;
  onToggle?: ComponentProps<"details">["onToggle"] | undefined;
  onSubmit?: ComponentProps<"form">["onSubmit"] | undefined;
  onInput?: ComponentProps<"form">["onInput"] | undefined;
  onCancel?: ComponentProps<"button">["onClick"] | undefined;
};

/** The 'Join the Discussion' card. A `<details>`, so that Reply opens the form without JavaScript too. */
export function ReplyFormView({ children, ref, onToggle, open, ...form }: ReplyFormProps) {
  return (
    <section className="card join" aria-labelledby="join-title" ref={ref}>
      <h2 id="join-title">Join the Discussion</h2>
      {/* The visitor may have opened it before React arrived. */}
      <details className="join-details" open={open} onToggle={onToggle} suppressHydrationWarning>
        <summary className="button">Reply</summary>
        <PostForm {...form}>{children}</PostForm>
        <form id="reply-cancel" method="get" action={`/discussions/${form.id}`} />
      </details>
    </section>
  );
}

function PostForm({ id, nonce, message, children, ...rest }: ReplyFormProps) {
  const { onSubmit, onInput, onCancel, values, errors, pending = false } = rest;
  return (
    <form
      className="join-form"
      method="post"
      action={`/api/discussions/${id}/replies`}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {message && (
        <p className="notice danger" role="alert">
          {message}
        </p>
      )}
      <p className="join-care">{keepTreatment}</p>
      {children}
      <input type="hidden" name="idempotencyKey" defaultValue={nonce} />
      <Fields values={values} errors={errors} pending={pending} />
      <div className="join-buttons">
        <button className="button" type="submit" disabled={pending}>
          {pending ? "Posting..." : "Post Reply"}
        </button>
        <button className="button quiet" type="submit" form="reply-cancel" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function Fields({
  values,
  errors,
  pending,
}: Pick<ReplyFormProps, "values" | "errors" | "pending">) {
  const readOnly = pending === true;
  return (
    <>
      <ReplyField
        name="author"
        label="Your Name"
        type="text"
        autoComplete="name"
        value={values?.author}
        error={errors?.author}
        readOnly={readOnly}
      />
      <ReplyField
        name="email"
        label="Email (Private)"
        type="email"
        autoComplete="email"
        hint="Never shown on this site."
        value={values?.email}
        error={errors?.email}
        readOnly={readOnly}
      />
      <ReplyField
        name="content"
        label="Your Reply"
        rows={5}
        value={values?.content}
        error={errors?.content}
        readOnly={readOnly}
      />
    </>
  );
}
