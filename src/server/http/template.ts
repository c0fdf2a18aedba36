import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { readEnv } from "../env.ts";

type Template =
  | "discussion"
  | "discussions"
  | "discussions-coming-soon"
  | "comments"
  | "search"
  | "not-found";

/** The files that were read, by name. */
const kept = new Map<string, string>();

/** A page as Astro built it, with placeholders. @throws Error if it was not built */
export async function readTemplate(name: Template): Promise<string> {
  const template = await findTemplate(name);
  if (template === undefined) throw new Error(`The template ${name} was not built`);
  return template;
}

/** @returns undefined if it was not built */
export const findTemplate = (name: Template | `media/${number}`): Promise<string | undefined> =>
  readBuilt(`/templates/${name}`, `.build/templates/${name}.html`);

/**
 * A file that Astro built. Read again each time in development.
 * @param path its address in development @returns undefined if it does not exist
 */
export async function readBuilt(path: string, file: string): Promise<string | undefined> {
  const { TEMPLATE_ORIGIN } = readEnv();
  if (TEMPLATE_ORIGIN) return fetchBuilt(TEMPLATE_ORIGIN + path);
  const text = kept.get(file) ?? (existsSync(file) ? await readFile(file, "utf8") : undefined);
  if (text !== undefined) kept.set(file, text);
  return text;
}

async function fetchBuilt(address: string): Promise<string | undefined> {
  const response = await fetch(address);
  return response.ok ? response.text() : undefined;
}

/** Text for `__NAME__`, which is escaped, and HTML for `<!--name-->`. */
export interface Filling {
  words: Record<string, string>;
  html: Record<string, string>;
  /** For `<!--name-->…<!--/name-->`; undefined keeps what is there. */
  regions: Record<string, string | undefined>;
}

const places =
  /<!--(?<region>[a-z-]+)-->(?<inner>[\s\S]*?)<!--\/\k<region>-->|<!--(?<piece>[a-z-]+)-->|__(?<word>[A-Z_]+?)__/g;

/** Fills a template in one pass, so that placeholders in a visitor's text are not filled. */
export function renderTemplate(template: string, filling: Filling): string {
  return template.replace(places, (...match) => {
    const {
      region = "",
      inner = "",
      piece = "",
      word = "",
    } = match.at(-1) as Partial<Record<string, string>>;
    if (region) return filling.regions[region] ?? renderTemplate(inner, filling);
    if (piece) return filling.html[piece] ?? match[0];
    return escapeHtml(filling.words[word] ?? match[0]);
  });
}

/** For the region `listed` of a page that must not be in search engines. */
export const unlisted = '<meta name="robots" content="noindex">';

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
