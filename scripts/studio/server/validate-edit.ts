import { type CheckEnvironment, findErrors } from "../../../src/collections/check/check.ts";
import { markdownParts } from "../../../src/collections/edit/edit-frontmatter.ts";
import { type EditableFile, withEditedFile } from "../../../src/collections/edit/editable-file.ts";
import { readContent } from "../../../src/collections/files/read-content.ts";
import { type ContentError, formatContentError } from "../../../src/errors/content-error.ts";
import type { Checked, FieldError } from "../protocol.ts";

/**
 * Checks a file with a new text. Returns its errors, and the errors that the text would cause in other files.
 * @param text undefined to check the deletion of the file
 */
export async function validateEdit(
  root: string,
  target: EditableFile,
  text: string | undefined,
  environment: CheckEnvironment,
): Promise<Checked> {
  const content = await readContent(root);
  const before = new Set((await findErrors(content, environment)).map(formatContentError));
  const after = await findErrors(withEditedFile(content, target, text), environment);
  const isOwn = ({ file }: ContentError) => file === target.file && text !== undefined;
  return {
    fieldErrors: after.filter(isOwn).map((error) => toFieldError(error, target, text ?? "")),
    elsewhere: after
      .filter((error) => !isOwn(error))
      .map(formatContentError)
      .filter((line) => !before.has(line)),
  };
}

function toFieldError(error: ContentError, target: EditableFile, text: string): FieldError {
  const { path, line } = error;
  const { ending } = target.format;
  if (path) return { path: path.map(asKey), text: fieldErrorText(error) };
  if (line === undefined || ending === "json") return { path: [], text: fieldErrorText(error) };
  const above = text.slice(0, text.lastIndexOf(markdownParts(text).body)).split("\n").length - 1;
  const at = line > above ? `Line ${line - above}: ` : "";
  return { path: ["body"], text: at + fieldErrorText(error) };
}

const asKey = (key: PropertyKey) => (typeof key === "number" ? key : String(key));

/** The text of an error without the name of the field, the example and the options, which the form shows already. */
function fieldErrorText({ text }: ContentError): string {
  if (text.includes("Expected one of")) return "Choose one of the options.";
  const whole = text.replace(/^(is missing|found "")\./, "is empty.").replace(/^is /, "this is ");
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
