import { type PageMeta, pagesSchema } from "../schemas/pages.ts";
import { explain, Mistake } from "./explain.ts";

/** The name of a page's preview picture, without its ending. */
export const previewName = (path: string): string => path.slice(1) || "home";

/**
 * What each page says of itself, by path.
 * @throws Mistake naming the page, the field, what was found and what was expected
 */
export function readPages(json: unknown): Record<string, PageMeta> {
  const { data, error } = pagesSchema.safeParse(json);
  if (error) throw new Mistake(explain("content/pages.json", pagesSchema, json, error));
  return data;
}
