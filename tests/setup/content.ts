import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse as parseJson } from "jsonc-parser";
import { parse } from "yaml";
import { type CollectionName, collections } from "../../src/schemas/collections.ts";

/** The entries of one of the repository's collections, as they stand in their files, by name. */
export function contentOf(name: CollectionName): Record<string, Record<string, unknown>> {
  const { ending } = collections[name];
  const paths = globSync(`content/${name}/*.${ending}`).sort();
  return Object.fromEntries(paths.map((path) => [basename(path, `.${ending}`), read(path)]));
}

function read(path: string): Record<string, unknown> {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".json")) return parseJson(text, [], { allowTrailingComma: true });
  const [, frontmatter = "", ...body] = text.split(/^---$/m);
  return { ...parse(frontmatter), body: body.join("---") };
}
