import { readFile } from "node:fs/promises";
import { readEnv } from "../env.ts";

type Template = "discussion" | "discussions" | "discussions-coming-soon" | "comments" | "search";

const kept = new Map<string, Promise<string>>();

/** A page as Astro built it, with placeholders. */
export const readTemplate = (name: Template): Promise<string> =>
  readBuilt(`/templates/${name}`, `.build/templates/${name}.html`);

/** A file that Astro built. Read again each time in development. @param path its address in development */
export function readBuilt(path: string, file: string): Promise<string> {
  const { TEMPLATE_ORIGIN } = readEnv();
  if (TEMPLATE_ORIGIN) return fetchBuilt(TEMPLATE_ORIGIN + path);
  const text = kept.get(file) ?? readFile(file, "utf8");
  kept.set(file, text);
  text.catch(() => kept.delete(file));
  return text;
}

async function fetchBuilt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
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
