import { formatDate } from "../../lib/format-date.ts";
import { myPostLabel } from "../../lib/my-post-link.ts";
import { privateLinkType } from "../../lib/private-link-path.ts";
import { forgetMyPost, type MyPost, myPosts } from "../../stores/my-posts.ts";
import { createElement } from "../create-element.ts";

export function listMyPosts() {
  const [list, none] = ["[data-list]", "[data-none]"].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  if (!list || !none) return;
  const posts = myPosts();
  none.hidden = posts.length > 0;
  list.replaceChildren(...posts.map(listItem));
}

function listItem({ privateLink, postedAt }: MyPost): HTMLElement {
  const item = createElement("li", "card");
  const date = formatDate(new Date(postedAt).toISOString());
  const text = createElement("p", "", `Your ${privateLinkType(privateLink)} from ${date}`);
  const link = Object.assign(createElement("a", "button", myPostLabel(postedAt)), {
    href: privateLink,
  });
  const button = Object.assign(createElement("button", "button quiet", "Remove from list"), {
    type: "button",
  });
  button.addEventListener("click", () => {
    forgetMyPost(privateLink);
    listMyPosts();
    document.querySelector<HTMLElement>("main")?.focus();
  });
  const buttons = createElement("p", "");
  buttons.append(link, button);
  item.append(text, buttons);
  return item;
}
