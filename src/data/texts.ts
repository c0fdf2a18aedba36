import { getEntry, render } from "astro:content";
import { Mistake } from "../lib/explain.ts";
import type { Fields } from "./entries.ts";

/**
 * The words of a page, from `content/pages/`.
 * @throws Mistake where there is no such file
 */
export async function textOf(name: string) {
  const entry = await getEntry("pages", name);
  if (!entry) throw new Mistake(`content/pages/${name}.mdx: the file is missing.`);
  const { Content, headings } = await render(entry);
  const fields: unknown = entry.data;
  return { ...(fields as Fields<"pages">), Content, headings };
}
