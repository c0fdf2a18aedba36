import { z } from "zod";
import { withoutLinks } from "../../lib/inline-links.ts";
import { plainSchema, schemaAt } from "../../lib/schema-path.ts";
import type { Entry } from "../files/read-entries.ts";
import { textsIn } from "../files/select-entries.ts";

/** Counts the words in the texts of an entry, without addresses, dates and choices. */
export function countWords({ fields, format, body }: Entry): number {
  const texts = textsIn(fields)
    .filter(({ path }) => isProse(format.schema, path))
    .map(({ text }) => withoutLinks(text));
  const passages = (body?.passages ?? []).map(({ text }) => text);
  return [...texts, ...passages].reduce((sum, text) => sum + count(text), 0);
}

function isProse(schema: z.ZodType, path: PropertyKey[]): boolean {
  const at = schemaAt(schema, path);
  const plain = at && plainSchema(at);
  return plain instanceof z.ZodString && plain.format === null;
}

const count = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0;
