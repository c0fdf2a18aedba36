import { type Entry, entries } from "./entries.ts";
import { latestFirst } from "./sort-and-filter.ts";

export type Podcast = Entry<"podcasts">;

export const podcasts = latestFirst(await entries("podcasts"));

/** The interview on the home page: the newest featured one, or the newest of all. */
export const featuredPodcast = podcasts.find(({ featured }) => featured) ?? podcasts[0];
