import type { SearchResult } from "../../lib/site-search.ts";
import { markedWords } from "../elements.ts";

/** Returns a copy of the template's item with a result. `SearchResults.tsx` renders the same. */
export function fillResult(template: HTMLTemplateElement, result: SearchResult): Node {
  const copy = template.content.cloneNode(true) as DocumentFragment;
  const link = copy.querySelector("a");
  if (link) link.href = result.path;
  link?.replaceChildren(...markedWords(result.title));
  copy.querySelector(".badge")?.replaceChildren(result.kind);
  copy.querySelector(".result-excerpt")?.replaceChildren(...markedWords(result.excerpt));
  if (!result.isSample) copy.querySelector(".example-label")?.remove();
  if (!result.isView) copy.querySelector(".result-view")?.remove();
  copy.firstElementChild?.removeAttribute("id");
  return copy;
}
