import json from "../../content/pages.json" with { type: "json" };
import { Mistake } from "../lib/explain.ts";
import { readPages } from "../lib/page-meta.ts";
import type { PageMeta } from "../schemas/pages.ts";

/** What each page says of itself, by path. */
export const pages = readPages(json);

/** @throws Mistake where `content/pages.json` has no entry for the path */
export function pageAt(path: string): PageMeta {
  const page = pages[path];
  if (!page) throw new Mistake(`content/pages.json: ${path}: found nothing. Expected an entry.`);
  return page;
}
