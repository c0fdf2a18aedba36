import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { readEnv } from "../env.ts";

type Template =
  | "discussion"
  | "discussions"
  | "discussions-coming-soon"
  | "search"
  | "desk"
  | "plain"
  | "not-found";

const kept = new Map<string, string>();

/** A page as Astro built it, with placeholders. @throws Error if it was not built */
export async function readTemplate(name: Template): Promise<string> {
  const template = await findTemplate(name);
  if (template === undefined) throw new Error(`The template ${name} was not built`);
  return template;
}

export const findTemplate = (name: Template | `media/${number}`): Promise<string | undefined> =>
  readBuilt(`/templates/${name}`, `.build/templates/${name}.html`);

/** Reads the template each time in development. @param path its address there @returns undefined if it was not built */
export async function readBuilt(path: string, file: string): Promise<string | undefined> {
  const { TEMPLATE_ORIGIN } = readEnv();
  if (TEMPLATE_ORIGIN) {
    const response = await fetch(TEMPLATE_ORIGIN + path);
    return response.ok ? response.text() : undefined;
  }
  const text = kept.get(file) ?? (existsSync(file) ? await readFile(file, "utf8") : undefined);
  if (text !== undefined) kept.set(file, text);
  return text;
}

/** For `__NAME__` and for `<!--name-->` or `<!--name-->…<!--/name-->`. */
interface Filling {
  /** Text, which is escaped as HTML. In the props of an island: ids and tokens only. */
  words?: Record<string, string>;
  /** Data for a property of an island, which gets it as JSON. */
  json?: Record<string, object>;
  /** Undefined leaves the placeholder's content unchanged. */
  html?: Record<string, string | undefined>;
}

const places =
  /<!--(?<name>[a-z-]+)-->(?:(?<inner>[\s\S]*?)<!--\/\k<name>-->)?|__(?<word>[A-Z_]+?)__/g;

/** Fills a template in one pass, so that placeholders in a visitor's text are not filled. */
export function renderTemplate(template: string, filling: Filling): string {
  return template.replace(places, (...match) => {
    const { name, inner, word = "" } = match.at(-1) as Partial<Record<string, string>>;
    if (!name) return escapeHtml(textFor(word, filling) ?? match[0]);
    const kept = inner === undefined ? match[0] : renderTemplate(inner, filling);
    return filling.html?.[name] ?? kept;
  });
}

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

/** The JSON is inside a string of the island's own JSON. */
function textFor(word: string, { words, json }: Filling): string | undefined {
  const data = json?.[word];
  return data ? JSON.stringify(JSON.stringify(data)).slice(1, -1) : words?.[word];
}

/** For the region `listed` of a page that must not be in search engines. */
export const unlisted = '<meta name="robots" content="noindex">';
