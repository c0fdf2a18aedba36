import { announceFirstPaint } from "./first-paint.ts";
import { applyTheme } from "./theme.ts";
import { loadTypeface } from "./typeface.ts";

// Runs in the head of every page, before anything is drawn.
announceFirstPaint();
loadTypeface();
applyTheme();
