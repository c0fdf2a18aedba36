import { announceFirstPaint } from "./first-paint.ts";
import { stored } from "./stored.ts";
import { applyTheme } from "./theme.ts";
import { loadTypeface } from "./typeface.ts";

announceFirstPaint();
loadTypeface();
applyTheme();
// Shows the link to the moderators' page in the footer.
if (stored("moderator")) document.documentElement.dataset["moderator"] = "";
