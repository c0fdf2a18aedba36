import { isModifiedClick } from "../modified-click.ts";

interface Blog {
  page: HTMLElement;
  view: HTMLElement;
  post: HTMLElement;
  title: string;
}

/** Opens posts on the blog page, at `/blog#3`. React loads with the first post. */
export function initPostByHash() {
  const [page, view, post] = ["blog", "post-view", "blog-post"].map((name) =>
    document.querySelector<HTMLElement>(`[data-${name}]`),
  );
  if (!page || !view || !post) return;
  const blog = { page, view, post, title: document.title };
  addEventListener("hashchange", () => update(blog));
  view.addEventListener("click", (event) => onClick(blog, event));
  update(blog);
}

/** Shows the post in the URL, or the list. */
function update({ page, view, post, title }: Blog) {
  const id = /^#(\d{1,15})$/.exec(location.hash)?.[1];
  page.hidden = Boolean(id);
  view.hidden = !id;
  document.title = title;
  post.dataset["id"] = id ?? "";
  if (!id) return;
  scrollTo(0, 0);
  post.dispatchEvent(new Event("post"));
  void load(view);
}

let attempts = 0;

async function load(view: HTMLElement) {
  const failed = view.querySelector<HTMLElement>("[data-post-failed]");
  const script = view.querySelector<HTMLElement>("[data-script=post]")?.dataset["address"];
  if (!failed) return;
  failed.hidden = true;
  // See `open-comments.ts`.
  const address = `${script}#${attempts}`;
  try {
    await import(/* @vite-ignore */ address);
  } catch {
    attempts += 1;
    failed.hidden = false;
  }
}

function onClick(blog: Blog, event: MouseEvent) {
  const control = (event.target as Element).closest("[data-back],[data-post-failed] button");
  if (!control || isModifiedClick(event)) return;
  event.preventDefault();
  if (!control.matches("[data-back]")) return void load(blog.view);
  history.pushState(null, "", location.pathname + location.search);
  update(blog);
  scrollTo(0, 0);
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
