// Runs in the page. Loads it again if the visitor has posted or deleted something since it was read: a page that was
// prerendered, or that Back shows from the back/forward cache or the cache of files, lacks it.
import { myPostsKey } from "../../../lib/browser/draft.ts";
import { stored } from "../../../lib/browser/stored.ts";

const posts = stored(myPostsKey);

const reloadIfChanged = () => stored(myPostsKey) !== posts && location.reload();

addEventListener("pageshow", ({ persisted }) => persisted && reloadIfChanged());
document.addEventListener("prerenderingchange", reloadIfChanged);

// Functions send when they read a page. The newest post is the first in the storage.
const [, postedAt] = /"postedAt":(\d+)/.exec(posts ?? "") ?? [];
const isFromHistory = performance
  .getEntriesByType("navigation")
  .some((entry) => "type" in entry && entry.type === "back_forward");
if (isFromHistory && Number(postedAt) >= Date.parse(document.lastModified)) location.reload();
