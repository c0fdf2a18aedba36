import { z } from "zod";
import { plainSchema, schemaAt } from "../lib/schema-path.ts";
import type { Entry } from "./read-entries.ts";
import { textsIn } from "./rules/rule.ts";

/** How many words an entry holds: texts and titles, not addresses, dates or choices. */
export function wordsIn({ fields, kind, body }: Entry): number {
  const texts = textsIn(fields)
    .filter(({ path }) => isProse(kind.schema, path))
    .map(({ text }) => text);
  const passages = (body?.passages ?? []).map(({ text }) => text);
  return [...texts, ...passages].reduce((sum, text) => sum + count(text), 0);
}

function isProse(schema: z.ZodType, path: PropertyKey[]): boolean {
  const at = schemaAt(schema, path);
  const plain = at && plainSchema(at);
  return plain instanceof z.ZodString && plain.format === null;
}

const count = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0;
