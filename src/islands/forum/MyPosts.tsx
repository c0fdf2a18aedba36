import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef, useState } from "react";
import { MyPostLink } from "../../components/forum/VisitorPosts.tsx";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { formatDate } from "../../lib/format-date.ts";
import type { MyPost } from "../../lib/my-post.ts";
import { privateLinkType } from "../../lib/private-link-path.ts";
import { $myPosts, forgetMyPost, saveMyPost } from "../../stores/my-posts.ts";
import { showToast } from "../../stores/toasts.ts";

/** The list of the posts that this device knows. */
export default function MyPosts() {
  const posts = useStore($myPosts, { ssr: "initial" });
  const [isReady, setReady] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setReady(true), []);

  /** The focused button goes with the post. */
  function remove(post: MyPost) {
    forgetMyPost(post.privateLink);
    list.current?.focus({ preventScroll: true });
    showToast({
      title: "Removed from the list",
      description: "The post itself has not been deleted.",
      action: {
        label: "Undo",
        altText: "Press F8 to find the Undo button.",
        run: () => saveMyPost(post, post.postedAt),
      },
    });
  }

  return (
    <div ref={list} tabIndex={-1}>
      {posts.length === 0 && (
        <div className={isReady ? undefined : "unless-stored"}>
          <EmptyState
            title="No posts are saved on this device"
            text="When you post here, this browser saves the link to edit or delete your post."
            links={[{ href: "/discussions", label: "See the discussions" }]}
          />
        </div>
      )}
      <ul role="list" className="stack close">
        {posts.map((post) => (
          <li key={post.privateLink} className="card stack close">
            <p>
              Your {privateLinkType(post.privateLink)} from{" "}
              {formatDate(new Date(post.postedAt).toISOString())}
            </p>
            <p className="cluster">
              <MyPostLink post={post} className="button" />
              <button className="button quiet" type="button" onClick={() => remove(post)}>
                Remove from list
              </button>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
