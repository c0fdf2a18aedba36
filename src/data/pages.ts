import json from "../../content/pages.json" with { type: "json" };
import { explain, Mistake } from "../lib/explain.ts";
import { type PageMeta, pagesSchema } from "../schemas/pages.ts";

const result = pagesSchema.safeParse(json);
if (!result.success) throw new Mistake(explain("content/pages.json", json, result.error));

/** What each page says of itself, by path. */
export const pages: Record<string, PageMeta> = result.data;

/** @throws Mistake where `content/pages.json` has no entry for the path */
export function pageAt(path: string): PageMeta {
  const page = pages[path];
  if (!page) throw new Mistake(`content/pages.json: ${path}: found nothing. Expected an entry.`);
  return page;
}
