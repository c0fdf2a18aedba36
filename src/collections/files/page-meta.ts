import { UserError } from "../../errors/user-error.ts";
import { formatZodError } from "../../errors/zod-messages.ts";
import { type PageMeta, pagesSchema } from "../schemas/pages.ts";

/** The file name of the social card of a page, without its ending. */
export const previewName = (path: string): string => path.slice(1) || "home";

/**
 * Validates `content/pages.json`: the title, description and keywords of each page, by path.
 * @throws UserError with one line for each error
 */
export function readPages(json: unknown): Record<string, PageMeta> {
  const { data, error } = pagesSchema.safeParse(json);
  if (error) throw new UserError(formatZodError("content/pages.json", pagesSchema, json, error));
  return data;
}
