import { formatDate } from "../lib/format-date.ts";
import { ownLabel } from "../lib/own/own-link.ts";
import { kindOf } from "../lib/own/own-path.ts";
import { forgetPost, type KeptPost, keptPosts } from "../stores/own-posts.ts";

/** Lists the visitor's own posts, as this device knows them. */
export function listOwn() {
  const [list, none] = ["[data-list]", "[data-none]"].map((part) =>
    document.querySelector<HTMLElement>(part),
  );
  if (!list || !none) return;
  const posts = keptPosts();
  none.hidden = posts.length > 0;
  list.replaceChildren(...posts.map(entry));
}

function entry({ own, at }: KeptPost): HTMLElement {
  const item = part("li", "card");
  const words = part("p", "", `A ${kindOf(own)} of ${formatDate(new Date(at).toISOString())}`);
  const link = Object.assign(part("a", "button", ownLabel(at)), { href: own });
  const button = Object.assign(part("button", "button quiet", "Take off this list"), {
    type: "button",
  });
  button.addEventListener("click", () => {
    forgetPost(own);
    listOwn();
    document.querySelector<HTMLElement>("main")?.focus();
  });
  const buttons = part("p", "");
  buttons.append(link, button);
  item.append(words, buttons);
  return item;
}

function part<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = "") {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
