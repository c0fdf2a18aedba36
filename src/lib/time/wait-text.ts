import { plural } from "../text/plural.ts";

/** Rounded up. */
export function waitText(seconds: number): string {
  if (seconds < 60) return plural(seconds, "second");
  if (seconds < 7200) return plural(Math.ceil(seconds / 60), "minute");
  if (seconds < 172_800) return plural(Math.ceil(seconds / 3600), "hour");
  return plural(Math.ceil(seconds / 86_400), "day");
}

export const countdownText = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
