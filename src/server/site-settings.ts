import json from "../../content/site.json" with { type: "json" };
import { readSettings } from "../collections/files/site-settings.ts";
import type { FeatureName, Site } from "../collections/schemas/site.ts";
import { readEnv } from "./env.ts";
import { HttpError } from "./http/http-error.ts";

const names: Record<FeatureName, string> = {
  blog: "The blog is",
  comments: "Comments are",
  discussions: "New discussions are",
};

let settings: Site | undefined;

export const site = (): Site => (settings ??= readSettings(json, {}));

export const absoluteUrl = (path: string, origin = readEnv().URL ?? site().url): string =>
  new URL(path, origin).href;

export function isLaunched(feature: FeatureName): boolean {
  const features = readEnv().FEATURES ?? site().features;
  return features[feature];
}

/** @throws HttpError 403 */
export function refuseUnlaunched(feature: FeatureName): void {
  if (isLaunched(feature)) return;
  throw new HttpError(403, `${names[feature]} not open yet`);
}

export const sendsMail = (): boolean => Boolean(readEnv().MAIL_URL && readEnv().MAIL_FROM);

export const holdsEverything = (): boolean =>
  (readEnv().MODERATION ?? site().moderation) === "before";
