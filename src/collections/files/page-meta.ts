import { UserError } from "../../errors/user-error.ts";
import { formatZodError } from "../../errors/zod-messages.ts";
import { type PageMeta, pagesSchema } from "../schemas/pages.ts";

/** The file name of a page's social card, without its ending. */
export const previewName = (path: string): string => path.slice(1) || "home";

/**
 * The title, description and keywords of each page, by path.
 * @throws UserError naming the page, the field, what was found and what was expected
 */
export function readPages(json: unknown): Record<string, PageMeta> {
  const { data, error } = pagesSchema.safeParse(json);
  if (error) throw new UserError(formatZodError("content/pages.json", pagesSchema, json, error));
  return data;
}
