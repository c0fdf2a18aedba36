import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { MyPostLink, ownLinkId } from "../../components/forum/VisitorPosts.tsx";
import type { MyPost } from "../../lib/my-post.ts";
import { privateLinkType } from "../../lib/private-link-path.ts";
import { $myPosts, addMissingIds, forgetMyPost, saveMyPost } from "../../stores/my-posts.ts";
import { InsteadOf } from "./InsteadOf.tsx";

interface Props {
  /** The private link of a post that was sent without JavaScript, or empty. */
  saved: string;
  /** The private link of a post that its writer has deleted, or empty. */
  gone: string;
}

/** Saves private links, and shows "Edit or delete" under the visitor's posts that the server rendered. */
export default function MyPostLinks({ saved, gone }: Props) {
  const posts = useStore($myPosts, { ssr: "initial" });

  useEffect(() => {
    if (saved) saveMyPost({ privateLink: saved });
    if (gone) forgetMyPost(gone);
    removeTokenFromUrl();
    void addMissingIds();
  }, [saved, gone]);

  return posts.map(linkUnder);
}

function linkUnder(post: MyPost) {
  const { id, privateLink } = post;
  if (!id) return null;
  return (
    <InsteadOf key={privateLink} id={ownLinkId(privateLinkType(privateLink), id)}>
      <MyPostLink post={post} />
    </InsteadOf>
  );
}

/** Visitors must not share their private link with the URL. */
function removeTokenFromUrl() {
  const url = new URL(location.href);
  if (!url.searchParams.has("own")) return;
  url.searchParams.delete("own");
  history.replaceState(history.state, "", url);
}
