import { readFileSync } from "node:fs";
import json from "../../content/site.json" with { type: "json" };
import { readSettings } from "../lib/settings.ts";

/** What our own tests set besides the file, to see pages that its sample leaves out. */
const { SETTINGS: file } = process.env;
const own = file ? JSON.parse(readFileSync(file, "utf8")) : {};

/** The settings, checked. Pages and components read them from here. */
export const site = readSettings({ ...json, ...own }, process.env);
