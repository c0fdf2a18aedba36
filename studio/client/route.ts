import { useLayoutEffect, useState } from "react";
import type { Path } from "../protocol.ts";

/**
 * @param at such as `videos/4` or `site`
 * @param field opened and focused
 */
export function hrefOf(at: string, field: Path = []): string {
  const form = at.includes("/") ? `#/${at}` : `#/settings/${at}`;
  return field.length > 0 ? `${form}?field=${field.join(".")}` : form;
}

/** The scroll position in pixels, by page, and by list what was searched there. */
const places = new Map<string, number>();
const searches = new Map<string, string>();

/** Called before another page is shown. */
export const keepPlace = (hash: string): void => void places.set(hash, scrollY);

/** Scrolls once the content of the page is there. */
export const usePlace = (): void =>
  useLayoutEffect(() => void scrollTo(0, places.get(location.hash) ?? 0), []);

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
