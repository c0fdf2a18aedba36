import { useEffect } from "react";
import { forgetMyPost, saveMyPost } from "./my-posts.ts";

/** Saves the private link of a post that was just sent, and removes that of a post that its writer has deleted. */
export function usePrivateLink(saved: string | undefined, id = 0, gone?: string) {
  useEffect(() => {
    if (saved) saveMyPost({ privateLink: saved, id });
    if (gone) forgetMyPost(gone);
    removeTokenFromUrl();
  }, [saved, id, gone]);
}

/** Visitors must not share their private link with the URL. */
function removeTokenFromUrl() {
  const url = new URL(location.href);
  if (!url.searchParams.has("own")) return;
  url.searchParams.delete("own");
  history.replaceState(history.state, "", url);
}
