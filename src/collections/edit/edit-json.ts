import { applyEdits, modify, parse } from "jsonc-parser";
import { type Change, changesBetween, placeAmong } from "./changes.ts";

type Fields = Record<string, unknown>;

/** Returns the fields of a JSON file. The file must be free of syntax errors. */
export const jsonFields = (text: string): Fields => parse(text, [], { allowTrailingComma: true });

/** Keeps comments and the order of existing fields. @param order every field, in the order of the schema */
export function editJson(text: string, fields: Fields, order: readonly string[]): string {
  if (text.trim() === "") return `${JSON.stringify(fields, null, 2)}\n`;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const plain = text.replaceAll("\r\n", "\n");
  const changes = changesBetween(jsonFields(plain), fields);
  const edited = changes.reduce((now, change) => apply(now, change, order), plain);
  return edited.replaceAll("\n", eol);
}

function apply(text: string, { path, value }: Change, order: readonly string[]): string {
  const options = {
    formattingOptions: { tabSize: 2, insertSpaces: true, eol: "\n" },
    getInsertionIndex: (present: string[]) =>
      placeAmong(present, String(path.at(-1)), path.length === 1 ? order : []),
  };
  return applyEdits(text, modify(text, path, value, options));
}
