import { getEntry, render } from "astro:content";
import { UserError } from "../../errors/user-error.ts";
import type { Fields } from "./entries.ts";

/** Renders a text of `content/pages/`. @throws UserError if the file does not exist */
export async function textOf(name: string) {
  const entry = await getEntry("pages", name);
  if (!entry) throw new UserError(`content/pages/${name}.mdx: the file is missing.`);
  const { Content, headings } = await render(entry);
  const fields: unknown = entry.data;
  return { ...(fields as Fields<"pages">), Content, headings };
}
