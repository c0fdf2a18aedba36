import json from "../../content/site.json" with { type: "json" };
import { readSettings } from "../lib/settings.ts";

/** The settings, checked. Pages and components read them from here. */
export const site = readSettings(json, process.env);
