import json from "../../../../content/pages.json" with { type: "json" };
import { parseImported } from "../../../lib/errors/schema-errors.ts";
import { UserError } from "../../../lib/errors/user-error.ts";
import { type PageMeta, pagesSchema, type Route } from "../../schemas/pages.ts";

export const pages = parseImported("content/pages.json", pagesSchema, json);

export function pageAt(path: string): PageMeta {
  const page = pages[path];
  if (!page) throw new UserError(`content/pages.json: the entry for ${path} is missing.`);
  return page;
}

export const pageLinks = (...paths: Route[]) =>
  paths.map((href) => {
    const { title, description: text } = pageAt(href);
    return { href, title, text };
  });

export const previewName = (path: string): string => path.slice(1) || "home";
