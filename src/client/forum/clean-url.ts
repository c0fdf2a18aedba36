/** Removes `?fresh=started` and the private link from the URL, so that visitors do not share them. */
export function cleanUrl() {
  const url = new URL(location.href);
  const { searchParams } = url;
  if (searchParams.get("fresh") !== "started" && !searchParams.has("own")) return;
  searchParams.delete("fresh");
  searchParams.delete("own");
  history.replaceState(history.state, "", url);
}
