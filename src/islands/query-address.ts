/** What the address asks for. */
export const queryInAddress = () => new URLSearchParams(location.search).get("q") ?? "";

/** Puts the query into the address, without a new step in the history. */
export function writeQuery(query: string) {
  if (query === queryInAddress()) return;
  const address = new URL(location.href);
  if (query) address.searchParams.set("q", query);
  else address.searchParams.delete("q");
  history.replaceState(history.state, "", address);
}
