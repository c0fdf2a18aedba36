import { myPostsKey } from "../../../lib/browser/draft.ts";
import { stored } from "../../../lib/browser/stored.ts";

/** A page that was prerendered, or that Back shows from a cache, lacks what the visitor has posted or deleted since. */
export function reloadIfOutdated() {
  if (typeof document === "undefined") return;
  const posts = stored(myPostsKey);
  const reloadIfChanged = () => stored(myPostsKey) !== posts && location.reload();
  addEventListener("pageshow", ({ persisted }) => persisted && reloadIfChanged());
  document.addEventListener("prerenderingchange", reloadIfChanged);
  if (isFromHistory() && newest(posts) >= Date.parse(document.lastModified)) location.reload();
}

/** The newest post is the first in the storage. */
const newest = (posts: string | null | undefined): number =>
  Number(/"postedAt":(\d+)/.exec(posts ?? "")?.[1]);

const isFromHistory = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type === "back_forward");
