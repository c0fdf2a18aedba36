import { createSiteSearch } from "../../lib/site-search.ts";
import { readBuilt } from "../http/template.ts";

type Search = ReturnType<typeof createSiteSearch>;

let kept: { text: string; search: Search } | undefined;

/** The search of the built site. The index is created once, or again after a change in development. */
export async function siteSearch(): Promise<Search> {
  const text = await readBuilt("/search-index.json", "dist/search-index.json");
  if (text === undefined) throw new Error("The search index was not built");
  if (kept?.text !== text) kept = { text, search: createSiteSearch(JSON.parse(text)) };
  return kept.search;
}
