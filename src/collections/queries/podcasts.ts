import { type Entry, entries } from "./entries.ts";
import { latestFirst } from "./sort-and-filter.ts";

export type Podcast = Entry<"podcasts">;

export const podcasts = latestFirst(await entries("podcasts"));

export const featuredPodcast = podcasts.find(({ featured }) => featured) ?? podcasts[0];
