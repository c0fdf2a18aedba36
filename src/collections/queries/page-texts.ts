import { getEntry, render } from "astro:content";
import { UserError } from "../../errors/user-error.ts";
import type { Fields } from "./entries.ts";

/**
 * A text from `content/pages/`.
 * @throws UserError if there is no such file
 */
export async function textOf(name: string) {
  const entry = await getEntry("pages", name);
  if (!entry) throw new UserError(`content/pages/${name}.mdx: the file is missing.`);
  const { Content, headings } = await render(entry);
  const fields: unknown = entry.data;
  return { ...(fields as Fields<"pages">), Content, headings };
}
