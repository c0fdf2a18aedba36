import { parseImported } from "../../lib/errors/schema-errors.ts";
import { UserError } from "../../lib/errors/user-error.ts";
import { type Features, features, type Site, siteSchema } from "../schemas/site.ts";

const known = Object.keys(features.shape);

/** `FEATURES` is a list such as `blog,comments`, or `none`. */
export type SiteEnvironment = Partial<
  Record<"URL" | "FEATURES" | "MODERATION", string | undefined>
>;

type Moderation = Site["moderation"];

/** @throws UserError with a line for each error */
export function readSettings(json: unknown, environment: SiteEnvironment): Site {
  const settings = parseImported("content/site.json", siteSchema, json);
  return {
    ...settings,
    url: new URL(environment.URL || settings.url).origin,
    features: readFeatures(environment.FEATURES) ?? settings.features,
    moderation: readModeration(environment.MODERATION) ?? settings.moderation,
  };
}

export function readFeatures(value: string | undefined): Features | undefined {
  if (!value) return undefined;
  const names = value === "none" ? [] : value.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UserError(`FEATURES: found "${unknown}". Expected none, or some of ${known}.`);
  return features.parse(Object.fromEntries(known.map((name) => [name, names.includes(name)])));
}

export function readModeration(value: string | undefined): Moderation | undefined {
  if (!value) return undefined;
  if (value === "after" || value === "before") return value;
  throw new UserError(`MODERATION: found "${value}". Expected after or before.`);
}
