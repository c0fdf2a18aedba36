/**
 * Drops what only the writer was to see once: `?fresh=started`, since who is sent the address has posted
 * nothing, and the private link, which would be sent along.
 */
export function tidyAddress() {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (searchParams.get("fresh") !== "started" && !searchParams.has("own")) return;
  searchParams.delete("fresh");
  searchParams.delete("own");
  history.replaceState(history.state, "", address);
}
