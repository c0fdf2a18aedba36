// Runs in the head, before the first paint.
import { showOwnCountry } from "../../community/help/lines/own-country.ts";
import { applyTheme, stored } from "./theme/theme.ts";

applyTheme();
showOwnCountry();
document.documentElement.dataset["moderator"] = stored("moderator") ?? "";
