// Runs in the head, before the first paint.
import { applyTheme } from "./theme.ts";

applyTheme();
