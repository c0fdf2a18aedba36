import json from "../../../content/pages.json" with { type: "json" };
import { UserError } from "../../errors/user-error.ts";
import { readPages } from "../files/page-meta.ts";
import type { PageMeta, Route } from "../schemas/pages.ts";

export const pages = readPages(json);

/** The title, description and keywords of a page. @throws UserError if `content/pages.json` lacks the path */
export function pageAt(path: string): PageMeta {
  const page = pages[path];
  if (!page) throw new UserError(`content/pages.json: the entry for ${path} is missing.`);
  return page;
}

/** Links to pages, with their titles and descriptions. */
export const pageLinks = (...paths: Route[]) =>
  paths.map((href) => {
    const { title, description: text } = pageAt(href);
    return { href, title, text };
  });
