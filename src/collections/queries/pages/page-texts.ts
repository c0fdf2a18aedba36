import { getCollection, render } from "astro:content";
import { UserError } from "../../../lib/errors/user-error.ts";
import type { Fields } from "../../collections.ts";
import { isShown } from "../entries.ts";
import { pages } from "./pages.ts";

/**
 * Renders a text from `content/pages/`. Outside development, only the title of a draft is rendered. A page without a
 * file has its title as the heading.
 * @throws UserError if a section has no file
 */
export async function textOf(name: string) {
  // `getEntry` warns of a page without a file.
  const entry = (await getCollection("pages")).find(({ id }) => id === name);
  const own = pages[`/${name}`];
  if (!entry && own) return { ...noText, title: own.title, updated: undefined };
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
