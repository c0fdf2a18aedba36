import type { SubscriptionType } from "../../schemas/mail.ts";
import type { Subscription } from "./subscriptions.ts";

type Target = Pick<Subscription, "type" | "title">;

const names: Record<SubscriptionType, string> = {
  discussion: "discussion",
  video: "video",
  media: "photograph",
  blog: "blog post",
};

/** Such as "the video “Sleep”", or "a video" without its title. */
export const nameOf = ({ type, title }: Target): string =>
  title ? `the ${names[type]} “${title}”` : `a ${names[type]}`;

/** Such as "new replies in the discussion “Sleep”". */
export const newPostsIn = (target: Target): string =>
  `new ${target.type === "discussion" ? "replies in" : "comments on"} ${nameOf(target)}`;
