import { type Entry, entries } from "./entries.ts";
import { inOrder } from "./pick.ts";

export type Channel = Entry<"channels">;

/** Every channel elsewhere, in the creator's order. */
export const channels = inOrder(await entries("channels"));

const shownIn = (place: Channel["shownIn"][number]) =>
  channels.filter((channel) => channel.shownIn.includes(place));

export const footerChannels = shownIn("footer");
export const mediaChannels = shownIn("media");
