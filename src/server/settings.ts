import json from "../../content/site.json" with { type: "json" };
import { readSettings } from "../lib/settings.ts";
import type { FeatureName, Site } from "../schemas/site.ts";
import { readEnv } from "./env.ts";
import { Problem } from "./http/problem.ts";

const names: Record<FeatureName, string> = {
  blog: "The blog is",
  comments: "Comments are",
  discussions: "New discussions are",
};

/** The settings of `content/site.json`. */
export const site = (): Site => readSettings(json, {});

/** Whom to call, as it stands beside a form that a function shows again. */
export const helpLines = () => site().help;

/** Whether a feature is launched: by `FEATURES`, or else by `content/site.json`. */
export function isLaunched(feature: FeatureName): boolean {
  const features = readEnv().FEATURES ?? site().features;
  return features[feature];
}

/** Lets a write through where its feature is launched. @throws Problem 403 */
export function refuseUnlaunched(feature: FeatureName): void {
  if (isLaunched(feature)) return;
  throw new Problem(403, `${names[feature]} not open yet`);
}

/** Whether every post waits for a moderator: by `MODERATION`, or else by `content/site.json`. */
export const holdsEverything = (): boolean =>
  (readEnv().MODERATION ?? site().moderation) === "before";
