import type { MouseEvent, ReactNode, Ref } from "react";
import { type Field, type FieldErrors, fieldId } from "../../lib/input/form-field.ts";
import { plural } from "../../lib/text/plural.ts";
import { LengthNote, lengthText } from "./LengthNote.tsx";

type Props = {
  field: Field;
  form: string;
  value?: string | undefined;
  error?: string | undefined;
  length?: number | undefined;
  readOnly?: boolean;
  children?: ReactNode;
};

export function FieldView({ field, form, value, error, length, ...props }: Props) {
  const { name, label, hint, max } = field;
  const { readOnly = false, children } = props;
  const id = fieldId(form, name);
  const count = lengthText({ length, max }) && `${id}-count`;
  const notes = [hint && `${id}-hint`, error && `${id}-error`, count].filter(Boolean).join(" ");
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
      {length !== undefined && <LengthNote id={`${id}-count`} length={length} max={max} />}
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
  const { name, type, autoComplete, rows, options, optional, isLenient } = field;
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
  // Not `maxLength`, with which browsers cut a pasted text silently.
  const needed = isLenient ? { "aria-required": true } : { required: !optional };
  const kind = { name, autoComplete, rows, readOnly, ...needed };
  return (
    <Tag {...about} {...kind} {...(type === "email" ? emailKind : { type })} defaultValue={value} />
  );
}

/** Not `type="email"`, with which browsers do not send addresses such as jörg@example.org. */
const emailKind = {
  type: "text",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

type SummaryProps = {
  form: string;
  fields: readonly Field[];
  errors?: FieldErrors | undefined;
  message?: string | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
};

/** The errors of a form, each with a link to its field. It gets the focus, so that a screen reader reads it. */
export function ErrorSummary({ form, fields, errors = {}, message, ...props }: SummaryProps) {
  const invalid = fields.filter(({ name }) => errors[name]);
  const { length } = invalid;
  const sentence = length > 0 ? `${plural(length, "error")}. Please check these fields.` : message;
  if (!sentence) return null;
  return (
    <section className="notice danger form-summary" aria-label={sentence} tabIndex={-1} {...props}>
      <p>{sentence}</p>
      {length > 0 && (
        <ul>
          {invalid.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${fieldId(form, name)}`} onClick={focusField}>
                {`${label}: ${errors[name]}`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Follows the link without adding a history entry. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
