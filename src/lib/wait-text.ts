import { plural } from "./plural.ts";

/** Returns a waiting time for a sentence: `42 seconds`, `7 minutes`. */
export const waitText = (seconds: number): string =>
  seconds < 60 ? plural(seconds, "second") : plural(Math.ceil(seconds / 60), "minute");

/** Returns a waiting time that counts down: `42 s`, `6 min 12 s`. */
export const countdownText = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
