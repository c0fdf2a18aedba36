import { find } from "../elements.ts";
import { fetchMain } from "../fetch-main.ts";
import { initMyPosts } from "../my-posts/init-my-posts.ts";

let skeletons: Node[] | undefined;

/** The comments that have been shown, by the address of their page. */
const threads = new Map<string, Node[]>();

/** Shows the comments of a page in `root`, as visitors without JavaScript see them there. */
export async function loadComments(root: HTMLElement, address: string) {
  const thread = find(root, "[data-thread]");
  const { comments: last = "" } = root.dataset;
  // The visitor may have posted one.
  if (threads.has(last)) threads.set(last, [...thread.childNodes]);
  skeletons ??= [...thread.childNodes];
  root.dataset["comments"] = address;
  const show = (nodes = skeletons) => thread.replaceChildren(...(nodes ?? []));
  show(threads.get(address));
  try {
    if (!threads.has(address))
      threads.set(address, [...find(await fetchMain(address), "[data-thread]").childNodes]);
    // Another video may have been opened, or a comment posted.
    if (root.dataset["comments"] !== address || !thread.querySelector(".skeleton")) return;
    show(threads.get(address));
    initMyPosts();
  } catch {
    if (root.dataset["comments"] === address) showFailure(root, thread);
  }
}

function showFailure(root: HTMLElement, thread: HTMLElement) {
  const { content } = find<HTMLTemplateElement>(root, "[data-failed]");
  thread.replaceChildren(find(thread, "h2"), content.cloneNode(true));
  find(thread, "button").onclick = () => retry(root, thread);
}

async function retry(root: HTMLElement, thread: HTMLElement) {
  const focus = () => (thread.querySelector("button") ?? find(thread, "h2")).focus();
  const loaded = loadComments(root, root.dataset["comments"] ?? "");
  focus();
  await loaded;
  focus();
}

/** How far from the window the comments start to load. */
const rootMargin = "800px";

/** Loads the comments on a post when they are near. React loads with the form only. */
export function initPostComments() {
  const root = document.querySelector<HTMLElement>("[data-comments]");
  if (!root) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void loadComments(root, root.dataset["comments"] ?? "");
    },
    { rootMargin },
  );
  observer.observe(root);
}
