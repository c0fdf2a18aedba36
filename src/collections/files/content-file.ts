import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import type { z } from "zod";
import type { ContentError } from "../../lib/errors/content-error.ts";
import { type FilePlace, schemaErrors } from "../../lib/errors/schema-errors.ts";
import { type Body, readBody } from "./markdown-body.ts";
import { parseFrontmatter } from "./parse-frontmatter.ts";
import { parseJson } from "./parse-json.ts";
import { isObject, type Parsed, type SyntaxIssue } from "./parsed.ts";

export interface FileFormat {
  schema: z.ZodType;
  ending: "json" | "md" | "mdx";
  /** Comments and trailing commas are errors. */
  strict?: boolean;
  canBeEmpty?: boolean;
}

export interface ContentFile extends FilePlace {
  format: FileFormat;
  /** The parsed fields if the schema rejects them. */
  fields: Record<string, unknown>;
  isValid: boolean;
  body?: Body;
  text?: string;
  errors: ContentError[];
}

export async function readContentFile(path: string, file: string, format: FileFormat) {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes && isUtf8(bytes)) return parseFile(bytes.toString(), file, format);
  const text = "the file cannot be read; save it again as UTF-8 in your editor";
  return validate(file, format, { issues: [{ line: 1, text }], lineOf: () => 1 });
}

export function parseFile(source: string, file: string, format: FileFormat): ContentFile {
  const issues = twoVersions(source);
  if (issues.length > 0) return validate(file, format, { issues, lineOf: () => 1 });
  if (format.ending === "json") return validate(file, format, parseJson(source, format.strict));
  const parsed = parseFrontmatter(source);
  const body = readBody(parsed.body, format.ending);
  const text = parsed.body.trim();
  const all = [...parsed.issues, ...body.issues];
  if (text === "" && !format.canBeEmpty && all.length === 0)
    all.push({ line: 1, text: "there is no text below the fields" });
  return { ...validate(file, format, { ...parsed, issues: all }), body, text };
}

/** Git marks two versions of the same lines. */
export function twoVersions(source: string): SyntaxIssue[] {
  const line = source.split("\n").findIndex((text) => text.startsWith("<<<<<<< ")) + 1;
  return line > 0 ? [{ line, text: bothVersions }] : [];
}

const bothVersions =
  "two versions of this file are in it, between <<<<<<< and >>>>>>>. Keep one of them, and delete these marks";

function validate(
  file: string,
  format: FileFormat,
  { value, issues, lineOf }: Parsed,
): ContentFile {
  const errors: ContentError[] = issues.map(({ line, text }) => ({ file, line, text: `${text}.` }));
  const place = { file, format, lineOf };
  if (value === undefined) return { ...place, fields: {}, isValid: false, errors };
  const { data, error } = format.schema.safeParse(value);
  if (!error) return { ...place, fields: Object(data), isValid: true, errors };
  const fields = isObject(value) ? value : {};
  errors.push(...schemaErrors(place, value, error));
  return { ...place, fields, isValid: false, errors };
}
