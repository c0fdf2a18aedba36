import { mediaPath, postPath } from "../../lib/entry-paths.ts";
import type { SubscriptionType } from "../../schemas/mail.ts";
import type { Subscription } from "./subscriptions.ts";

type Target = Pick<Subscription, "type" | "targetId" | "title">;

interface Kind {
  /** Followed by a name, such as "a video". */
  posts: string;
  name: string;
  path: (id: number) => string;
}

const kinds: Record<SubscriptionType, Kind> = {
  discussion: { posts: "replies in", name: "discussion", path: (id) => `/discussions/${id}` },
  video: { posts: "comments on", name: "video", path: mediaPath },
  media: { posts: "comments on", name: "photograph", path: mediaPath },
  blog: { posts: "comments on", name: "blog post", path: postPath },
};

/** The page that shows what a subscription is about. */
export const targetPath = ({ type, targetId }: Target): string => kinds[type].path(targetId);

/** Such as "the video “Sleep”", or "a video" without its title. */
export const nameOf = ({ type, title }: Pick<Target, "type" | "title">): string =>
  title ? `the ${kinds[type].name} “${title}”` : `a ${kinds[type].name}`;

/** Such as "new replies in the discussion “Sleep”". */
export const newPostsIn = (target: Pick<Target, "type" | "title">): string =>
  `new ${kinds[target.type].posts} ${nameOf(target)}`;
