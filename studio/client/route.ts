import { useLayoutEffect, useState } from "react";
import type { Path } from "../protocol.ts";

/** The address of the form for a file such as `videos/4` or `site`. @param field opened and focused */
export function hrefOf(at: string, field: Path = []): string {
  const form = at.includes("/") ? `#/${at}` : `#/settings/${at}`;
  return field.length > 0 ? `${form}?field=${field.join(".")}` : form;
}

/** The scroll position of each page in pixels, and what was searched there, until the Studio is reloaded. */
const places = new Map<string, number>();
const searches = new Map<string, string>();

/** Called before another page is shown. */
export const keepPlace = (hash: string): void => void places.set(hash, scrollY);

/** Scrolls to where the creator left the page, once its content is there. */
export const usePlace = (): void =>
  useLayoutEffect(() => void scrollTo(0, places.get(location.hash) ?? 0), []);

/** The words that were searched in a list. */
export function useSearch(list: string) {
  const [words, setWords] = useState(searches.get(list) ?? "");
  const search = (next: string) => {
    searches.set(list, next);
    setWords(next);
  };
  return [words, search] as const;
}

export const goTo = (href: string): void => {
  location.hash = href;
};
