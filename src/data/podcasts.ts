import { type Entry, entries } from "./entries.ts";
import { latestFirst } from "./pick.ts";

export type Podcast = Entry<"podcasts">;

/** The published interviews, the latest first. */
export const podcasts = latestFirst(await entries("podcasts"));

/** The interview on the home page: the one marked as featured, or else the latest. */
export const featuredPodcast = podcasts.find(({ featured }) => featured) ?? podcasts[0];
