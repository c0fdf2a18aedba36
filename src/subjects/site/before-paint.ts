// Runs in the head, before the first paint.
import { showOwnCountry } from "../../community/help/lines/own-country.ts";
import { savesData } from "../../lib/browser/saves-data.ts";
import { stored } from "../../lib/browser/stored.ts";
import { applyTheme } from "./theme/theme.ts";

applyTheme();
// The visitor may have chosen another theme since the page was prerendered.
document.addEventListener("prerenderingchange", applyTheme);
showOwnCountry();
document.documentElement.dataset["moderator"] = stored("moderator") ?? "";

// The links to the code that the islands share; the other links have a `rel`.
if (!savesData())
  for (const link of document.querySelectorAll<HTMLLinkElement>("link:not([rel])"))
    link.rel = "modulepreload";
