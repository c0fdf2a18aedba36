import { type Entry, entries } from "./entries.ts";

export type Channel = Entry<"channels">;

export const channels = await entries("channels");

const shownIn = (place: Channel["shownIn"][number]) =>
  channels.filter((channel) => channel.shownIn.includes(place));

const footerOrder: readonly Channel["platform"][] = ["x", "video", "newsletter", "short-video"];

const inFooter = shownIn("footer").slice(0, 4);

export const footerChannels = footerOrder.flatMap((platform) =>
  inFooter.filter((channel) => channel.platform === platform),
);
export const mediaChannels = shownIn("media");
