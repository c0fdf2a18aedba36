import { UserError } from "../../errors/user-error.ts";
import { formatZodError } from "../../errors/zod-messages.ts";
import { type Features, features, type Site, siteSchema } from "../schemas/site.ts";

const file = "content/site.json";
const known = Object.keys(features.shape);

/** The variables that override the file. */
export interface SiteEnvironment {
  /** The address of this deploy, as Netlify gives it. */
  URL?: string | undefined;
  /** The launched features, for instance `blog,comments`, or `none`. */
  FEATURES?: string | undefined;
  /** When posts are shown: `after` or `before` a moderator has read them. */
  MODERATION?: string | undefined;
}

/** `after`: posts are shown at once. `before`: posts are shown after a moderator approves them. */
export type Moderation = Site["moderation"];

/**
 * The settings of the site: those of the file, overridden by the environment.
 * @throws UserError naming the file or variable, the field, what was found and what was expected
 */
export function readSettings(json: unknown, environment: SiteEnvironment): Site {
  const result = siteSchema.safeParse(json);
  if (!result.success) throw new UserError(formatZodError(file, siteSchema, json, result.error));
  const settings = result.data;
  return {
    ...settings,
    url: readUrl(environment.URL) ?? settings.url.replace(/\/$/, ""),
    features: readFeatures(environment.FEATURES) ?? settings.features,
    moderation: readModeration(environment.MODERATION) ?? settings.moderation,
  };
}

/** @throws UserError if the variable `URL` is not a web address */
function readUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^https?:/.test(value) || !URL.canParse(value))
    throw new UserError(
      `URL: found "${value}". Expected a web address such as https://example.org.`,
    );
  return new URL(value).origin;
}

/** @throws UserError if `FEATURES` names an unknown feature */
export function readFeatures(value: string | undefined): Features | undefined {
  if (!value) return undefined;
  const names = value === "none" ? [] : value.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UserError(`FEATURES: found "${unknown}". Expected none, or some of ${known}.`);
  return features.parse(Object.fromEntries(known.map((name) => [name, names.includes(name)])));
}

/** @throws UserError where `MODERATION` is another word */
export function readModeration(value: string | undefined): Moderation | undefined {
  if (!value) return undefined;
  if (value === "after" || value === "before") return value;
  throw new UserError(`MODERATION: found "${value}". Expected after or before.`);
}
