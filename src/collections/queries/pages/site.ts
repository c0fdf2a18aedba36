import json from "../../../../content/site.json" with { type: "json" };
import { readSettings } from "../../files/site-settings.ts";

export const site = readSettings(json, process.env);
