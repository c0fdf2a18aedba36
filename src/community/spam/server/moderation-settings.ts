import json from "../../../../content/moderation.json" with { type: "json" };
import { moderationSchema } from "../../../collections/schemas/moderation.ts";
import { parseImported } from "../../../lib/errors/schema-errors.ts";

export const moderationSettings = parseImported("content/moderation.json", moderationSchema, json);
