import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse as parseJson } from "jsonc-parser";
import { parse } from "yaml";
import { type CollectionName, collections } from "../../src/collections/collections.ts";

/** Content that the tests use instead of `content/`, which the creator edits. */
export const fixtureContent = "tests/fixtures/content";

/** The entries of a collection by file name, with the fields as written. */
export function contentOf(
  name: CollectionName,
  folder = fixtureContent,
): Record<string, Record<string, unknown>> {
  const { ending } = collections[name];
  const paths = globSync(`${folder}/${name}/*.${ending}`).sort();
  return Object.fromEntries(paths.map((path) => [basename(path, `.${ending}`), read(path)]));
}

function read(path: string): Record<string, unknown> {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".json")) return parseJson(text, [], { allowTrailingComma: true });
  const [, frontmatter = "", ...body] = text.split(/^---$/m);
  return { ...parse(frontmatter), body: body.join("---") };
}
