// Runs in the page, after a group of tabs. `:target` does not match until all scripts have run, so without this script the
// first panel would flash before the panel that the URL names. A link to a folded card opens it.
const place = document.getElementById(location.hash.slice(1));
place?.closest(".tab-panel")?.classList.add("in-url");
for (const child of place?.children ?? [])
  if (child instanceof HTMLDetailsElement) child.open = true;
