import { openTarget } from "./url-hash.ts";

// Runs in the page, after a group of tabs. `:target` does not match until all scripts have run, so without this script the
// first panel would flash before the panel that the URL names.
openTarget()?.closest(".tab-panel")?.classList.add("in-url");
