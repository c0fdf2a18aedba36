import type { MouseEvent, ReactNode } from "react";
import { type Field, type FieldErrors, fieldId } from "../../lib/form-field.ts";

type Props = {
  field: Field;
  /** The prefix of the fields' ids. */
  form: string;
  value?: string | undefined;
  error?: string | undefined;
  readOnly?: boolean;
  /** Shown below the control. */
  children?: ReactNode;
};

export function FieldView({ field, form, value, error, readOnly = false, children }: Props) {
  const { name, label, hint } = field;
  const id = fieldId(form, name);
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control
        field={field}
        id={id}
        value={value}
        readOnly={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

type ControlProps = Pick<Props, "field" | "value" | "readOnly"> & {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

function Control({ field, value, readOnly, ...about }: ControlProps) {
  const { name, type, autoComplete, rows, max, options, optional } = field;
  if (options)
    return (
      <select {...about} name={name} required defaultValue={value ?? ""}>
        <option value="">Please choose</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    );
  const Tag = rows ? "textarea" : "input";
  const kind = { name, type, autoComplete, rows, readOnly, maxLength: max, required: !optional };
  return <Tag {...about} {...kind} defaultValue={value} />;
}

type SummaryProps = {
  form: string;
  fields: readonly Field[];
  errors?: FieldErrors | undefined;
  message?: string | undefined;
  autoFocus?: boolean | undefined;
};

/** The errors of a form, each with a link to its field. */
export function ErrorSummary({ form, fields, errors = {}, message, autoFocus }: SummaryProps) {
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
