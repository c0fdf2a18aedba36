import { announceFirstPaint } from "./first-paint.ts";
import { applyTheme } from "./theme.ts";

announceFirstPaint();
applyTheme();
