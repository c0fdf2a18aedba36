import { type Entry, entries } from "./entries.ts";

export type Podcast = Entry<"podcasts">;

export const podcasts = await entries("podcasts");

export const featuredPodcast = podcasts.find(({ featured }) => featured) ?? podcasts[0];
