import json from "../../../content/pages.json" with { type: "json" };
import { UserError } from "../../errors/user-error.ts";
import { readPages } from "../files/page-meta.ts";
import type { PageMeta } from "../schemas/pages.ts";

/** The title, description and keywords of each page, by path. */
export const pages = readPages(json);

/** @throws UserError if `content/pages.json` has no entry for the path */
export function pageAt(path: string): PageMeta {
  const page = pages[path];
  if (!page) throw new UserError(`content/pages.json: ${path}: found nothing. Expected an entry.`);
  return page;
}
