import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { readEnv } from "../env.ts";

type Template =
  | "discussion"
  | "discussions"
  | "discussions-coming-soon"
  | "search"
  | "moderation"
  | "plain"
  | "not-found";

const kept = new Map<string, string>();

/** @throws Error if it was not built */
export async function readTemplate(name: Template): Promise<string> {
  const template = await findTemplate(name);
  if (template === undefined) throw new Error(`The template ${name} was not built`);
  return template;
}

export const findTemplate = (
  name: Template | `${"video" | "media"}/media/${number}`,
): Promise<string | undefined> => readBuilt(`/templates/${name}`, `.build/templates/${name}.html`);

/** @param path its address in development, where it is read each time */
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
  /** Escaped as HTML. In the props of an island, which are JSON: ids, tokens, or `inJsonString`. */
  words?: Record<string, string>;
  html?: Record<string, string | undefined>;
}

const places =
  /<!--(?<name>[a-z-]+)-->(?:(?<inner>[\s\S]*?)<!--\/\k<name>-->)?|__(?<word>[A-Z_]+?)__/g;

/** Takes one pass, so that placeholders in a visitor's text are not filled. */
export function renderTemplate(template: string, filling: Filling): string {
  return template.replace(places, (...match) => {
    const { name, inner, word = "" } = match.at(-1) as Partial<Record<string, string>>;
    if (!name) return renderToStaticMarkup(filling.words?.[word] ?? match[0]);
    const kept = inner === undefined ? match[0] : renderTemplate(inner, filling);
    return filling.html?.[name] ?? kept;
  });
}

/** For a place between the quotes of a JSON string. */
export const inQuotes = (text: string): string => JSON.stringify(text).slice(1, -1);

export const inJsonString = (data: unknown): string => inQuotes(JSON.stringify(data));

export const unlisted = '<meta name="robots" content="noindex">';
