// Runs in the head, before the first paint.
import { applyTheme } from "../../lib/theme.ts";
import { showOwnCountry } from "../help/own-country.ts";

applyTheme();
showOwnCountry();
