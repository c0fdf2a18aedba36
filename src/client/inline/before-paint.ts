import { announceFirstPaint } from "./first-paint.ts";
import { applyTheme } from "./theme.ts";
import { loadTypeface } from "./typeface.ts";

announceFirstPaint();
loadTypeface();
applyTheme();
