import { draftDays } from "../schemas/limits.ts";

/** Milliseconds. */
export const draftLifetime = draftDays * 86_400_000;

/** The key of a draft in `localStorage`. @param name the form and its subject, such as `reply 12` */
export const draftKey = (name: string): string => `draft ${name}`;

/** Returns true if a draft has not expired. @param writtenAt milliseconds since 1970 */
export const isFresh = (writtenAt: unknown, now = Date.now()): writtenAt is number =>
  typeof writtenAt === "number" && now - writtenAt < draftLifetime;

/** Where the text in a form comes from: not saved yet, saved since it was typed, or restored from an earlier visit. */
export type DraftState = "none" | "saved" | "restored";
