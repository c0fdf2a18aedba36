import { getEntry, render } from "astro:content";
import { UserError } from "../../lib/user-error.ts";
import type { Fields } from "../collections.ts";
import { isShown } from "./entries.ts";

/**
 * Renders a text from `content/pages/`. Outside development, only the title of a draft is rendered.
 * @throws UserError if the file does not exist
 */
export async function textOf(name: string) {
  const entry = await getEntry("pages", name);
  if (!entry) throw new UserError(`content/pages/${name}.mdx: the file is missing.`);
  const data: unknown = entry.data;
  const fields = data as Fields<"pages">;
  const { Content, headings } = await render(entry);
  if (isShown(fields)) return { ...fields, headings, Content: entry.body ? Content : undefined };
  const { title, updated } = fields;
  return { ...noText, title, updated };
}

const noText = {
  sample: false,
  introduction: undefined,
  lists: undefined,
  sources: undefined,
  furtherReading: undefined,
  cards: undefined,
  Content: undefined,
  headings: [],
};
