import type { FieldError, FormField, Path } from "../protocol.ts";
import { idOf } from "./form-context.ts";

const isShort = (example: string) => example !== "" && example.length <= 70;

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** The help text of a field, and its example if it is short. Items of a list have neither. */
export function Hint({ field, path }: { field: FormField; path: Path }) {
  if (!field.description) return null;
  const isTyped = ["text", "number"].includes(field.kind) && field.key !== "thumbnail";
  return (
    <p className="hint" id={`${idOf(path)}-hint`}>
      {field.description}
      {field.kind === "moment" && <> Your time zone is {timeZone}.</>}
      {isTyped && isShort(field.example) && <> For example: {field.example}</>}
    </p>
  );
}

export function FieldErrors({ errors, path }: { errors: FieldError[]; path: Path }) {
  if (errors.length === 0) return null;
  return (
    <div className="error" id={`${idOf(path)}-errors`}>
      {errors.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** The label of a field. */
export function Title({ field }: { field: FormField }) {
  return (
    <>
      {field.title}
      {!field.isRequired && field.kind !== "yesNo" && (
        <span className="hint optional"> (optional)</span>
      )}
    </>
  );
}
