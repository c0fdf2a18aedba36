import { isUtf8 } from "node:buffer";
import { lstat, readFile } from "node:fs/promises";
import type { ContentError } from "../../lib/content-error.ts";
import { type Body, readBody } from "./markdown-body.ts";
import { parseFrontmatter } from "./parse-frontmatter.ts";
import { parseJson } from "./parse-json.ts";
import type { Parsed, SyntaxIssue } from "./parsed.ts";
import { type FileFormat, type FilePlace, schemaErrors } from "./schema-errors.ts";

export interface ContentFile extends FilePlace {
  /** The output of the schema; the parsed fields if it rejects them. */
  fields: Record<string, unknown>;
  isValid: boolean;
  body?: Body;
  text?: string;
  errors: ContentError[];
}

export async function readContentFile(path: string, file: string, format: FileFormat) {
  const isLink = (await lstat(path)).isSymbolicLink();
  const bytes = isLink ? undefined : await readFile(path).catch(() => undefined);
  if (bytes && isUtf8(bytes)) return parseFile(bytes.toString(), file, format);
  const issues = [{ line: 1, text: isLink ? noLinks : notReadable }];
  return validate(file, format, { issues, lineOf: () => 1 });
}

export function parseFile(source: string, file: string, format: FileFormat): ContentFile {
  if (format.ending === "json") return validate(file, format, parseJson(source, format.strict));
  const parsed = parseFrontmatter(source);
  const text = parsed.body.trim();
  const read = validate(file, format, parsed, readBody(parsed.body, format.ending));
  const isEmpty = text === "" && read.isValid;
  return { ...read, text, errors: isEmpty ? [...read.errors, errorOf(file, noText)] : read.errors };
}

function validate(file: string, format: FileFormat, parsed: Parsed, body?: Body): ContentFile {
  const { value, issues, lineOf } = parsed;
  const place = { file, format, lineOf, ...(body ? { body } : {}) };
  const syntax = [...issues, ...(body?.issues ?? [])].map((issue) => errorOf(file, issue));
  if (!value) return { ...place, fields: {}, isValid: false, errors: syntax };
  const { data, error } = format.schema.safeParse(value);
  if (error) {
    const errors = [...syntax, ...schemaErrors(place, value, error)];
    return { ...place, fields: value, isValid: false, errors };
  }
  return { ...place, fields: data as Record<string, unknown>, isValid: true, errors: syntax };
}

const noText = { line: 1, text: "there is no text below the fields" };

const errorOf = (file: string, { line, text }: SyntaxIssue): ContentError => ({
  file,
  line,
  text: `${text}.`,
});

/** The build would publish a file from anywhere on the computer. */
const noLinks = "this is a link to another file; put the file itself here";

const notReadable = "the file cannot be read; save it again as UTF-8 in your editor";
