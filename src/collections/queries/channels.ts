import { type Entry, entries } from "./entries.ts";
import { inOrder } from "./sort-and-filter.ts";

export type Channel = Entry<"channels">;

export const channels = inOrder(await entries("channels"));

const shownIn = (place: Channel["shownIn"][number]) =>
  channels.filter((channel) => channel.shownIn.includes(place));

/** The footer has room for four. */
export const footerChannels = shownIn("footer").slice(0, 4);
export const mediaChannels = shownIn("media");
