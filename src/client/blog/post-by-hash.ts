import { isModifiedClick } from "../modified-click.ts";

interface Blog {
  /** The list of posts, or the announcement in its place. */
  page: HTMLElement;
  /** An open post, with the link back to the list. */
  view: HTMLElement;
  /** The element in `view` that `islands/mount-blog-post.tsx` renders into. */
  post: HTMLElement;
  /** The title of the document without a post. */
  title: string;
}

/** Opens posts on the blog's page, under `/blog#3`. React loads with the first of them. */
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

/** Shows the post whose number is in the URL, or the list. */
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
  // As in `open-comments.ts`.
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
