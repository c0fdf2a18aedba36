import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef, useState } from "react";
import { privateLinkType } from "../../../lib/posts/private-link-path.ts";
import { formatDate } from "../../../lib/time/format-date.ts";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { showToast } from "../../../ui/controls/toasts/toasts.ts";
import { island } from "../../../ui/islands/island.tsx";
import { MyPostLink } from "../threads/VisitorPosts.tsx";
import { $myPosts, forgetMyPost, type MyPost, saveMyPost } from "./my-posts.ts";
import { reloadIfOutdated } from "./reload-outdated.ts";

reloadIfOutdated();

export default island(function MyPosts() {
  const posts = useStore($myPosts, { ssr: "initial" });
  /** The server cannot read what is saved on the device. */
  const [isRead, setRead] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setRead(true), []);

  /** The focused button is removed with the post. */
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
      {posts.length === 0 ? (
        <div className={isRead ? undefined : "unread"}>
          <EmptyState
            title="No posts are saved on this device"
            text="When you post here, this browser saves the link to edit or delete your post."
            links={[{ href: "/discussions", label: "See the discussions" }]}
          />
        </div>
      ) : (
        <ul role="list" className="rows">
          {posts.map((post) => (
            <li key={post.privateLink} className="stack close">
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
      )}
    </div>
  );
});
