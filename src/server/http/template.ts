import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { readEnv } from "../env.ts";

type Template = "discussion" | "discussions" | "discussions-coming-soon" | "comments" | "not-found";

/** A page as Astro built it, with placeholders. @throws Error if it was not built */
export async function readTemplate(name: Template): Promise<string> {
  const template = await findTemplate(name);
  if (template === undefined) throw new Error(`The template ${name} was not built`);
  return template;
}

/** @returns undefined if it was not built */
export async function findTemplate(name: Template | `media/${number}`) {
  const { TEMPLATE_ORIGIN } = readEnv();
  const file = `.build/templates/${name}.html`;
  if (!TEMPLATE_ORIGIN) return existsSync(file) ? readFile(file, "utf8") : undefined;
  const response = await fetch(`${TEMPLATE_ORIGIN}/templates/${name}`);
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
