import { isUtf8 } from "node:buffer";
import { lstat, readFile } from "node:fs/promises";
import type { z } from "zod";
import type { ContentError } from "../../lib/content-error.ts";
import { type FilePlace, schemaErrors } from "../../lib/schema-errors.ts";
import { type Body, readBody } from "./markdown-body.ts";
import { parseFrontmatter } from "./parse-frontmatter.ts";
import { parseJson } from "./parse-json.ts";
import { isObject, type Parsed } from "./parsed.ts";

export interface FileFormat {
  schema: z.ZodType;
  ending: "json" | "md" | "mdx";
  /** If true, comments and trailing commas are errors. */
  strict?: boolean;
  /** True if the main text can be missing. */
  canBeEmpty?: boolean;
}

export interface ContentFile extends FilePlace {
  format: FileFormat;
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

const notReadable = "the file cannot be read; save it again as UTF-8 in your editor";

export function parseFile(source: string, file: string, format: FileFormat): ContentFile {
  if (format.ending === "json") return validate(file, format, parseJson(source, format.strict));
  const parsed = parseFrontmatter(source);
  const body = readBody(parsed.body, format.ending);
  const text = parsed.body.trim();
  const issues = [...parsed.issues, ...body.issues];
  if (text === "" && !format.canBeEmpty && issues.length === 0)
    issues.push({ line: 1, text: noText });
  return { ...validate(file, format, { ...parsed, issues }), body, text };
}

const noText = "there is no text below the fields";

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
  return {
    ...place,
    fields,
    isValid: false,
    errors: [...errors, ...schemaErrors(place, value, error)],
  };
}

/** The build would publish a file from anywhere on the computer. */
const noLinks = "this is a link to another file; put the file itself here";
