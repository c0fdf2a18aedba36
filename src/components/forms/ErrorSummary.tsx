import type { MouseEvent } from "react";
import { type Field, type FieldErrors, fieldId } from "../../lib/form-field.ts";

type Props = {
  form: string;
  fields: readonly Field[];
  errors?: FieldErrors | undefined;
  message?: string | undefined;
  autoFocus?: boolean | undefined;
};

/** The errors of a form, each with a link to its field. */
export function ErrorSummary({ form, fields, errors = {}, message, autoFocus }: Props) {
  const invalid = fields.filter(({ name }) => errors[name]);
  if (invalid.length === 0 && !message) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: this page exists to report the errors
    <div className="notice danger form-summary" tabIndex={-1} autoFocus={autoFocus}>
      <p role={message && "alert"}>{message ?? "Please check these fields."}</p>
      {invalid.length > 0 && (
        <ul>
          {invalid.map(({ name, label }) => (
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

/** Follows the link without adding a history entry. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
