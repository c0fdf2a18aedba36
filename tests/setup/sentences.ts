import { globSync, readFileSync } from "node:fs";
import { collectionNames } from "../../src/schemas/collections.ts";
import { contentOf } from "./content.ts";

/** Fields that hold the creator's own view and are labelled as such on the page. */
const ownFields = ["ntkocDefinition"];

const split = (text: string) => text.split(/(?<=[.!?:…])\s+|\n+/).filter(Boolean);

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !ownFields.includes(key))
    .flatMap(([, inner]) => textsOf(inner));
}

/** Every sentence of the site outside the creator's own fields: of `content/` and of our templates. */
export function sentences(): string[] {
  const content = collectionNames.flatMap((name) => textsOf(contentOf(name)));
  const settings = ["content/site.json", "content/pages.json"].flatMap((path) =>
    textsOf(JSON.parse(readFileSync(path, "utf8"))),
  );
  const templates = globSync("src/**/*.{astro,tsx}").map((path) =>
    readFileSync(path, "utf8").replace(/\s+/g, " "),
  );
  return [...content, ...settings, ...templates].flatMap(split);
}
