import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { collections } from "../../../src/collections/collections.ts";
import { settingsFormats } from "../../../src/collections/files/read-content.ts";
import { schemaErrors } from "../../../src/lib/errors/schema-errors.ts";
import { fieldsOf, itemOf } from "../../../src/lib/errors/schema-path.ts";
import { plainText } from "../../server/reasons.ts";

type Schema = z.core.$ZodType;

function valuesFor(schema: Schema): unknown[] {
  const item = itemOf(schema);
  if (item) return [undefined, [], ...valuesFor(item).map((value) => [value])];
  const fields = Object.entries(fieldsOf(schema));
  if (fields.length === 0) return [undefined, "", "x", "x".repeat(30_000), -1, 1.5];
  return fields.flatMap(([key, inner]) => valuesFor(inner).map((value) => ({ [key]: value })));
}

const mistakes: { says: string }[] = parse(readFileSync("tests/fixtures/mistakes.yaml", "utf8"));

const formats = [...Object.values(collections), ...Object.values(settingsFormats)];

test("explains each mistake without the words of programs", () => {
  const messages = new Set<string>();
  for (const format of formats)
    for (const value of valuesFor(format.schema)) {
      const { error } = z.safeParse(format.schema, value);
      const file = { file: "", format };
      for (const one of error ? schemaErrors(file, value, error as z.ZodError) : [])
        messages.add(plainText(one).replace(/^Found .*?\. (?=[A-Z])/, ""));
    }
  for (const { says } of mistakes) {
    const [, text = ""] =
      /^\S+(?: [^:]+ \([\w.]+\))?: (.*?)(?: For example: .*)?$/.exec(says) ?? [];
    // Those about the signs of a file are shown only if a form cannot show the file.
    if (!/quotes|&lt;/.test(text))
      messages.add(plainText({ file: "", text }).replace(/^Found .*?\. (?=[A-Z])/, ""));
  }
  expect(messages.size).toBeGreaterThan(80);
  const program =
    /[[\]{}]|\d{4}-\d\d-\d\dT|\b(JSON|MDX|YAML|null|undefined|boolean|string|array|object|key|quotes|true|false)\b|[a-z][A-Z]|""/;
  expect([...messages].filter((text) => program.test(text))).toEqual([]);
});
