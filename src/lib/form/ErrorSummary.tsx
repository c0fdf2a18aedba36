import type { MouseEvent } from "react";
import { type Field, type FieldErrors, fieldId } from "./field.ts";

export type ErrorSummaryProps = {
  /** The name of the form on the page. */
  form: string;
  fields: readonly Field[];
  errors?: FieldErrors | undefined;
  /** Why the form as a whole was refused. */
  message?: string | undefined;
  /** True on a page that answers a refused form: the browser then starts here. */
  autoFocus?: boolean | undefined;
};

/** What is wrong with a form, above its fields, each mistake a link to its field. */
export function ErrorSummary({ form, fields, errors = {}, message, autoFocus }: ErrorSummaryProps) {
  const wrong = fields.filter(({ name }) => errors[name]);
  if (wrong.length === 0 && !message) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form, and what is wrong with it comes first
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

/** As the browser does by itself, but without a step in the history. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
