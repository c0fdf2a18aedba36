import { type Entry, entries } from "./entries.ts";
import { inOrder } from "./sort-and-filter.ts";

export type Channel = Entry<"channels">;

export const channels = inOrder(await entries("channels"));

const shownIn = (place: Channel["shownIn"][number]) =>
  channels.filter((channel) => channel.shownIn.includes(place));

const footerOrder: readonly Channel["platform"][] = ["x", "video", "newsletter", "short-video"];

export const footerChannels = footerOrder.flatMap((platform) =>
  shownIn("footer").filter((channel) => channel.platform === platform),
);
export const mediaChannels = shownIn("media");
