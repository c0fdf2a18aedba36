import { markdownParts } from "../../src/collections/edit/edit-frontmatter.ts";
import type { EditableFile } from "../../src/collections/edit/editable-file.ts";
import type { ContentError } from "../../src/lib/errors/content-error.ts";
import type { FieldError, Reason } from "../protocol.ts";
import { StudioError } from "./context.ts";
import { fieldsIn } from "./edits.ts";
import { readWithHash, targetOf } from "./files.ts";
import { titleOf } from "./form.ts";

export const toReasons = (root: string, errors: ContentError[]): Promise<Reason[]> =>
  Promise.all(errors.map((error) => toReason(root, error)));

async function toReason(root: string, error: ContentError): Promise<Reason> {
  const target = targetOf(error.file);
  const title = await titleAt(root, error.file);
  if (!target) return { title, label: "", path: [], text: error.text };
  const needed = error.needs && `it needs “${await titleAt(root, error.needs)}”`;
  const { text } = await readWithHash(root, target);
  return {
    ...toFieldError({ ...error, text: needed ?? error.text }, target, text),
    at: target.at,
    title,
  };
}

export async function titleAt(root: string, file: string): Promise<string> {
  const target = targetOf(file);
  if (!target) return file.replace(/^content\//, "");
  return titleOf(root, target, fieldsIn(target, (await readWithHash(root, target)).text));
}

export function toFieldError(
  error: ContentError,
  { format }: EditableFile,
  edited: string,
): FieldError {
  const { path, line, field = "" } = error;
  const text = plainText(error);
  const label = field.replace(/ \(.*/, "");
  if (path)
    return { path: path.map((key) => (typeof key === "number" ? key : String(key))), label, text };
  if (line === undefined || format.ending === "json") return { path: [], label, text };
  const { body } = markdownParts(edited);
  const above = edited.slice(0, edited.lastIndexOf(body)).split("\n").length - 1;
  const place = line > above ? [`Line ${line - above}`] : [];
  return { path: ["body"], label: "Main text", text: [...place, text].filter(Boolean).join(": ") };
}

/** Leaves out the options, which the form shows already. */
export function plainText({ text }: ContentError): string {
  if (text.includes("Expected one of")) return "Choose one of the options.";
  if (/Expected a date (and time in UTC )?such as/.test(text)) return "Choose a date.";
  const whole = text
    .replace(/^(is missing|is empty|found (""|\[\]))\. (?=Add at least)/, "")
    .replace(/^(is missing|found (""|\[\]))\./, "is empty.")
    .replace(/^found true, but /, "")
    .replace(/^is /, "this is ");
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** @throws StudioError 422 that names the fields */
export const expectUnneeded = (root: string, errors: ContentError[], refusal: string) =>
  expectNone(
    root,
    errors.map((error) => ({ ...error, text: "" })),
    refusal,
  );

/** @throws StudioError 422 if there are errors */
export async function expectNone(
  root: string,
  errors: ContentError[],
  refusal: string,
): Promise<void> {
  if (errors.length === 0) return;
  throw new StudioError(422, refusal, { elsewhere: await toReasons(root, errors) });
}
