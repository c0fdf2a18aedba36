import { formatDate } from "../../lib/format-date.ts";
import { privateLinkType } from "../../lib/private-link-path.ts";
import {
  forgetMyPost,
  type MyPost,
  myPostLabel,
  myPosts,
  saveMyPost,
} from "../../stores/my-posts.ts";
import { showToast } from "../../stores/toasts.ts";
import { createElement } from "../elements.ts";

export function listMyPosts() {
  const [list, none] = ["[data-list]", "[data-none]"].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  if (!list || !none) return;
  const posts = myPosts();
  none.hidden = posts.length > 0;
  list.replaceChildren(...posts.map(listItem));
}

function listItem(post: MyPost): HTMLElement {
  const { privateLink, postedAt } = post;
  const item = createElement("li", "card stack close");
  const date = formatDate(new Date(postedAt).toISOString());
  const text = createElement("p", "", `Your ${privateLinkType(privateLink)} from ${date}`);
  const link = Object.assign(createElement("a", "button", myPostLabel(post)), {
    href: privateLink,
  });
  const button = Object.assign(createElement("button", "button quiet", "Remove from list"), {
    type: "button",
  });
  button.addEventListener("click", () => remove(post));
  const buttons = createElement("p", "cluster");
  buttons.append(link, button);
  item.append(text, buttons);
  return item;
}

function remove(post: MyPost) {
  forgetMyPost(post.privateLink);
  update();
  const undo = () => {
    saveMyPost(post, post.postedAt);
    update();
  };
  showToast({
    title: "Removed from the list",
    description: "The post itself has not been deleted.",
    action: { label: "Undo", altText: "Press F8 to find the Undo button.", run: undo },
  });
}

/** The focused button is gone. */
function update() {
  listMyPosts();
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
