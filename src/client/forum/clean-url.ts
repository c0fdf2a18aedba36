/** Removes the private link from the URL, so that visitors do not share it. */
export function cleanUrl() {
  const url = new URL(location.href);
  const { searchParams } = url;
  if (!searchParams.has("own")) return;
  searchParams.delete("own");
  history.replaceState(history.state, "", url);
}
