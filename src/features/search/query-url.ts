export const queryInUrl = (): string => new URLSearchParams(location.search).get("q") ?? "";

export function writeQuery(query: string): void {
  if (query === queryInUrl()) return;
  const url = new URL(location.href);
  if (query) url.searchParams.set("q", query);
  else url.searchParams.delete("q");
  url.searchParams.delete("page");
  history.replaceState(history.state, "", url);
}
