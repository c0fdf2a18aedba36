import { parseHTML } from "linkedom";

/** The props of the first island in a page. Each is `[type, value]`. */
export function islandProps(page: string): Record<string, [number, string]> {
  const island = parseHTML(page).document.querySelector("astro-island");
  return JSON.parse(island?.getAttribute("props") ?? "{}");
}
