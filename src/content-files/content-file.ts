import { readFile } from "node:fs/promises";
import type { z } from "zod";
import type { Problem } from "../lib/problem.ts";
import { type Body, readBody } from "./body.ts";
import { decode } from "./decode.ts";
import { schemaProblems } from "./explain-issue.ts";
import { parseFrontmatter } from "./parse-frontmatter.ts";
import { parseJson } from "./parse-json.ts";
import type { Parsed, SyntaxMistake } from "./parsed.ts";

export type Ending = "json" | "md" | "mdx";

/** How a file is to be read. */
export interface Kind {
  schema: z.ZodType;
  ending: Ending;
  /** Whether comments and commas before a closing bracket are mistakes. */
  strict?: boolean;
}

/** A file with fields, as far as it could be read. */
export interface ContentFile extends Pick<Parsed, "lineOf" | "lineOfKey"> {
  /** Its path, as the creator knows it. */
  file: string;
  kind: Kind;
  /** What the schema makes of its fields; where it refuses them, as they stand. */
  fields: Record<string, unknown>;
  /** Whether the schema accepts it. */
  isRight: boolean;
  body?: Body;
  /** The words below the fields of a Markdown file, as they stand. */
  words?: string;
  /** What is wrong with its notation, and what its schema refuses. */
  problems: Problem[];
}

/** Reads a file, and finds everything that can be wrong with it alone. */
export async function readContentFile(
  path: string,
  file: string,
  kind: Kind,
): Promise<ContentFile> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return unreadable(file, kind, { line: 1, text: "the file cannot be opened" });
  const decoded = decode(bytes);
  if ("mistake" in decoded) return unreadable(file, kind, decoded.mistake);
  return readText(decoded.text, file, kind);
}

/** What a file would be with that text in it. */
export function readText(text: string, file: string, kind: Kind): ContentFile {
  if (kind.ending === "json") return judge(file, kind, parseJson(text, kind.strict));
  const parsed = parseFrontmatter(text);
  const words = parsed.body.trim();
  const judged = judge(file, kind, parsed, readBody(parsed.body, kind.ending));
  const isEmpty = words === "" && judged.isRight;
  return {
    ...judged,
    words,
    problems: isEmpty ? [...judged.problems, told(file, noWords)] : judged.problems,
  };
}

function judge(file: string, kind: Kind, parsed: Parsed, body?: Body): ContentFile {
  const { value, mistakes, lineOf, lineOfKey } = parsed;
  const { data, error } = kind.schema.safeParse(value ?? {});
  const common = { file, kind, lineOf, lineOfKey, ...(body ? { body } : {}) };
  const notation = [...mistakes, ...(body?.mistakes ?? [])].map((one) => told(file, one));
  if (!value) return { ...common, fields: {}, isRight: false, problems: notation };
  if (!error) {
    const fields = data as Record<string, unknown>;
    return { ...common, fields, isRight: true, problems: notation };
  }
  const refused = schemaProblems(common, value, error);
  return { ...common, fields: value, isRight: false, problems: [...notation, ...refused] };
}

const noWords = { line: 1, text: "there are no words below the fields" };

const told = (file: string, { line, text }: SyntaxMistake): Problem => ({
  file,
  line,
  text: `${text}.`,
});

const unreadable = (file: string, kind: Kind, mistake: SyntaxMistake): ContentFile =>
  judge(file, kind, { mistakes: [mistake], lineOf: () => 1, lineOfKey: () => 1 });
