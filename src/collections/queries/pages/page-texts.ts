import { getCollection, render } from "astro:content";
import type { Fields } from "../../collections.ts";
import { nameOf } from "../../descriptors/page-texts.ts";
import { routes } from "../../schemas/pages.ts";
import { isShown } from "../entries.ts";
import { pageAt } from "./pages.ts";

/**
 * Of a draft, visitors get the title. Without a file, a page has its title as the heading, and a section is not shown.
 */
export async function textOf(name: string) {
  // `getEntry` warns of a page without a file.
  const entry = (await getCollection("pages")).find(({ id }) => id === name);
  if (!entry) return { ...noText, title: titleOf(name), updated: undefined };
  const data: unknown = entry.data;
  const fields = data as Fields<"pages">;
  const { Content, headings } = await render(entry);
  if (isShown(fields)) return { ...fields, headings, Content: entry.body ? Content : undefined };
  const { title, updated } = fields;
  return { ...noText, title, updated };
}

function titleOf(name: string): string {
  const route = routes.find((one) => nameOf(one) === name);
  return route ? pageAt(route).title : "";
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
