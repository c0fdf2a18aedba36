import { readFileSync } from "node:fs";
import { parseJson } from "../../src/lib/explain.ts";
import { readPages } from "../../src/lib/page-meta.ts";
import { readSettings } from "../../src/lib/settings.ts";

/**
 * Reads the files that every page needs, so that a mistake in them is said in one line, before Astro
 * would wrap it in a stack trace.
 * @throws Mistake
 */
export function checkSettings(): void {
  readSettings(readJson("content/site.json"), process.env);
  readPages(readJson("content/pages.json"));
}

const readJson = (file: string) => parseJson(file, readFileSync(file, "utf8"));
