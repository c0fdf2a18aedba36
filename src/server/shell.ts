import { readFile } from "node:fs/promises";
import { buildPlaces } from "./build-places.ts";
import { readEnv } from "./env.ts";

type Shell = "discussion" | "board" | "board-soon" | "comments";

const kept = new Map<Shell, Promise<string>>();

/** A page as Astro built it, with its places still to be filled. In development it is always new. */
export function readShell(name: Shell): Promise<string> {
  const { SHELL_ORIGIN } = readEnv();
  if (SHELL_ORIGIN) return fetchShell(`${SHELL_ORIGIN}/shells/${name}`);
  const shell = kept.get(name) ?? readFile(`${buildPlaces().shells}/${name}.html`, "utf8");
  kept.set(name, shell);
  shell.catch(() => kept.delete(name));
  return shell;
}

async function fetchShell(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** Words that stand in the shell as `__NAME__`, and pieces of HTML that stand as `<!--name-->`. */
export interface Filling {
  words: Record<string, string>;
  html: Record<string, string>;
  /** For `<!--name-->…<!--/name-->`: what goes in its place, or undefined to leave it as it is. */
  regions: Record<string, string | undefined>;
}

const places =
  /<!--(?<region>[a-z-]+)-->(?<inner>[\s\S]*?)<!--\/\k<region>-->|<!--(?<piece>[a-z-]+)-->|__(?<word>[A-Z_]+?)__/g;

/** Fills a shell in one pass, so that a visitor's text that looks like a place stays text. */
export function fillShell(shell: string, filling: Filling): string {
  return shell.replace(places, (...match) => {
    const {
      region = "",
      inner = "",
      piece = "",
      word = "",
    } = match.at(-1) as Partial<Record<string, string>>;
    if (region) return filling.regions[region] ?? fillShell(inner, filling);
    if (piece) return filling.html[piece] ?? match[0];
    return escapeHtml(filling.words[word] ?? match[0]);
  });
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
