import { type ReplyField as Name, replyBounds } from "../../schemas/reply.ts";

export type ReplyFieldProps = {
  name: Name;
  label: string;
  type?: "text" | "email";
  autoComplete?: "name" | "email";
  rows?: number;
  hint?: string;
  value: string | undefined;
  error: string | undefined;
  /** True while the text is on its way. */
  readOnly: boolean;
};

/** One labelled field of the reply form with its hint and its error, tied together for screen readers. */
export function ReplyField({ name, label, hint, error, value, ...kind }: ReplyFieldProps) {
  const id = `reply-${name}`;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const Tag = kind.rows ? "textarea" : "input";
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Tag
        id={id}
        name={name}
        {...kind}
        defaultValue={value}
        maxLength={replyBounds[name]}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="error" id={id}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d="M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 5h2v6.5H9Zm0 8h2v2H9Z"
          fill="currentColor"
          fillRule="evenodd"
        />
      </svg>
      {text}
    </p>
  );
}
