import { writeFile } from "node:fs/promises";
import { stringify } from "yaml";
import type { z } from "zod";
import {
  type CollectionName,
  collectionNames,
  collections,
} from "../src/collections/collections.ts";

type Schema = z.ZodObject<Record<string, z.ZodType>>;

/** The templates, and the settings that tell VS Code the schema of each collection. */
export const templates = () =>
  new Map([
    ...collectionNames.map(
      (name) => [`content/templates/${name}.${collections[name].ending}`, template(name)] as const,
    ),
    [".vscode/settings.json", `${JSON.stringify(editorSettings, null, 2)}\n`],
  ]);

const editorSettings = {
  "files.associations": { "**/content/*/*.json": "jsonc" },
  "json.schemas": collectionNames
    .filter((name) => collections[name].ending === "json")
    .map((name) => ({
      fileMatch: [`/content/${name}/*.json`],
      url: `./.astro/collections/${name}.schema.json`,
    })),
  "astro.content-intellisense": true,
  "editor.defaultFormatter": "biomejs.biome",
};

function template(name: CollectionName): string {
  const { schema, ending, one } = collections[name];
  const lead = `To add one more ${one}, copy this file to content/${name}/, name the copy, and change its values.`;
  if (ending === "json") return `// ${lead}\n{\n${lines(schema, json)}\n}\n`;
  return `---\n# ${lead}\n${lines(schema, frontmatter)}\n---\n\nThe text, in paragraphs with an empty line between them.\n`;
}

interface Notation {
  mark: string;
  write: (key: string, value: unknown) => string;
}
const json: Notation = {
  mark: "  // ",
  write: (key, value) => `${JSON.stringify(key)}: ${JSON.stringify(value, null, 2)},`,
};
const frontmatter: Notation = {
  mark: "# ",
  write: (key, value) => stringify({ [key]: value }, { lineWidth: 0 }).trimEnd(),
};

function lines(schema: Schema, { mark, write }: Notation): string {
  const indent = mark.replace(/\S.*$/, "");
  const needed = neededIn(schema);
  return Object.entries(schema.shape)
    .map(([key, field]) => {
      const { title, description } = field.meta() ?? {};
      const isNeeded = needed.includes(key);
      const value = write(key, exampleOf(field)).replace(/^/gm, isNeeded ? indent : mark);
      const about = isNeeded ? `${title}.` : `${title} (optional).`;
      return `${mark}${about} ${description}\n${value}`;
    })
    .join("\n");
}

function neededIn(schema: Schema): string[] {
  const fields = Object.entries(schema.shape);
  const needed = fields.filter(([, field]) => !field.safeParse(undefined).success);
  const entry = Object.fromEntries(needed.map(([key, field]) => [key, exampleOf(field)]));
  const missing = schema.safeParse(entry).error?.issues ?? [];
  return [...Object.keys(entry), ...missing.map(({ path }) => String(path[0]))];
}

const exampleOf = (field: z.ZodType): unknown => [field.meta()?.["examples"]].flat()[0];

if (import.meta.main) for (const [path, text] of templates()) await writeFile(path, text);
