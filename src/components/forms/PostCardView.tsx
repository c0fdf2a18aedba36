import type { ComponentProps } from "react";
import { type PostFormProps, PostFormView } from "./PostFormView.tsx";

/** Set by the island. The card works without them. */
export type PostCardActions = {
  section?: ComponentProps<"section">["ref"] | undefined;
  onToggle?: ComponentProps<"details">["onToggle"] | undefined;
  onCancel?: ComponentProps<"button">["onClick"] | undefined;
};

export type PostCardProps = PostFormProps &
  PostCardActions & {
    title: string;
    /** The text of the button that opens the form. */
    opens: string;
    /** The page that Cancel opens without JavaScript. */
    page: string;
  };

/** A card with a form in a `<details>`, which opens without JavaScript. */
export function PostCardView({ title, opens, page, section, onToggle, ...form }: PostCardProps) {
  const { name, refused, onCancel } = form;
  const cancel = `${name}-cancel`;
  return (
    <section className="card post-card" aria-labelledby={`${name}-heading`} ref={section}>
      <h2 id={`${name}-heading`}>{title}</h2>
      {/* The visitor may have opened it before React loaded. */}
      <details open={refused} onToggle={onToggle} suppressHydrationWarning>
        <summary className="button">{opens}</summary>
        <PostFormView {...form} buttons={<Cancel form={cancel} onClick={onCancel} />} />
        <form id={cancel} method="get" action={page} />
      </details>
      {form.receipt}
    </section>
  );
}

function Cancel(props: Pick<ComponentProps<"button">, "form" | "onClick">) {
  return (
    <button className="button quiet" type="submit" {...props}>
      Cancel
    </button>
  );
}
