// Runs in the head, before the first paint.
import { showOwnCountry } from "../help/own-country.ts";
import { applyTheme } from "./theme.ts";

applyTheme();
showOwnCountry();
