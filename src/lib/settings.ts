import { type Features, features, type Site, siteSchema } from "../schemas/site.ts";
import { explain, Mistake } from "./explain.ts";

const file = "content/site.json";
const known = Object.keys(features.shape);

/** The part of the environment that overrules the file. */
export interface SettingsEnvironment {
  /** The address of this deploy, as Netlify gives it. */
  URL?: string | undefined;
  /** The launched features, for instance `blog,comments`, or `none`. */
  FEATURES?: string | undefined;
  /** When posts are shown: `after` or `before` a moderator has read them. */
  MODERATION?: string | undefined;
}

/** `after`: at once. `before`: once a moderator has let them through. */
export type Moderation = Site["moderation"];

/**
 * The settings of the site: the file's, overruled by the environment's.
 * @throws Mistake naming the file or variable, the field, what was found and what was expected
 */
export function readSettings(json: unknown, environment: SettingsEnvironment): Site {
  const result = siteSchema.safeParse(json);
  if (!result.success) throw new Mistake(explain(file, siteSchema, json, result.error));
  const settings = result.data;
  return {
    ...settings,
    url: readUrl(environment.URL) ?? settings.url.replace(/\/$/, ""),
    features: readFeatures(environment.FEATURES) ?? settings.features,
    moderation: readModeration(environment.MODERATION) ?? settings.moderation,
  };
}

/** @throws Mistake where the variable `URL` is no web address */
function readUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^https?:/.test(value) || !URL.canParse(value))
    throw new Mistake(`URL: found "${value}". Expected a web address such as https://example.org.`);
  return new URL(value).origin;
}

/** @throws Mistake where `FEATURES` names something that is no feature */
export function readFeatures(value: string | undefined): Features | undefined {
  if (!value) return undefined;
  const names = value === "none" ? [] : value.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Mistake(`FEATURES: found "${unknown}". Expected none, or some of ${known}.`);
  return features.parse(Object.fromEntries(known.map((name) => [name, names.includes(name)])));
}

/** @throws Mistake where `MODERATION` is another word */
export function readModeration(value: string | undefined): Moderation | undefined {
  if (!value) return undefined;
  if (value === "after" || value === "before") return value;
  throw new Mistake(`MODERATION: found "${value}". Expected after or before.`);
}
