import { openTarget } from "./url-hash.ts";

// Runs in the page, after a group of tabs. `:target` does not match until all scripts have run, so without this script the
// first panel would flash before the panel that the URL names.
const panel = openTarget()?.closest(".tab-panel");
panel?.classList.add("in-url");
document.getElementById(`${panel?.id}-tab`)?.classList.add("in-url");
