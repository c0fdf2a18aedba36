import type { MouseEvent } from "react";
import { type Field, type FieldErrors, fieldId } from "../../lib/form-field.ts";

export type ErrorSummaryProps = {
  /** The prefix of the fields' ids. */
  form: string;
  fields: readonly Field[];
  errors?: FieldErrors | undefined;
  /** The error of the form as a whole. */
  message?: string | undefined;
  /** True on the page after a refused form: the summary is focused. */
  autoFocus?: boolean | undefined;
};

/** The errors of a form, above its fields, each a link to its field. */
export function ErrorSummary({ form, fields, errors = {}, message, autoFocus }: ErrorSummaryProps) {
  const wrong = fields.filter(({ name }) => errors[name]);
  if (wrong.length === 0 && !message) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page follows a refused form, and its errors come first
    <div className="notice danger form-summary" tabIndex={-1} autoFocus={autoFocus}>
      <p role={message && "alert"}>{message ?? "Please check these fields."}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${fieldId(form, name)}`} onClick={focusField}>
                {label}: {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** As the browser does, but without a history entry. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
