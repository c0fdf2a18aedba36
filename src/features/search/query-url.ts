import { useEffect } from "react";
import { useTitle } from "../../ui/use-title.ts";

export const queryInUrl = (): string => new URLSearchParams(location.search).get("q") ?? "";

/** Writes the query into the URL without adding a history entry. */
export function writeQuery(query: string): void {
  if (query === queryInUrl()) return;
  const url = new URL(location.href);
  if (query) url.searchParams.set("q", query);
  else url.searchParams.delete("q");
  url.searchParams.delete("page");
  history.replaceState(history.state, "", url);
}

/** Writes the query into the URL, and the title, once the visitor has stopped typing. @param query undefined until then */
export function useShownQuery(query: string | undefined, title = query): void {
  useTitle(title);
  useEffect(() => {
    if (query !== undefined) writeQuery(query);
  }, [query]);
}
