import type { FieldError, FormField, Path } from "../protocol.ts";
import { idOf } from "./form-context.ts";

const isShort = (example: string) => example !== "" && example.length <= 70;

/** The sentence about a field, and an example where a short one helps. */
export function Hint({ field, path }: { field: FormField; path: Path }) {
  const isTyped = field.kind === "text" || field.kind === "moment" || field.kind === "number";
  return (
    <p className="hint" id={`${idOf(path)}-hint`}>
      {field.kind === "yesNo" ? asTick(field.description) : field.description}
      {isTyped && isShort(field.example) && <> For example: {field.example}</>}
    </p>
  );
}

/** The schema speaks of what stands in the file. */
const asTick = (description: string) =>
  description.replace(/\btrue\b/g, "A tick").replace(/\bfalse\b/g, "no tick");

/** What is wrong with a field. */
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

/** The name of a field, and whether it may be left out. */
export function Title({ field }: { field: FormField }) {
  return (
    <>
      {field.title}
      {!field.isNeeded && field.kind !== "yesNo" && (
        <span className="optional"> may be left out</span>
      )}
    </>
  );
}
