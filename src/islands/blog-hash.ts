interface Blog {
  /** The page as it is without a post. */
  page: HTMLElement;
  /** Where a post is shown, with the way back. */
  view: HTMLElement;
  /** The part of it that `islands/wake-post.tsx` fills. */
  place: HTMLElement;
  /** The title of the page. */
  title: string;
}

/** Opens posts on the blog's page, under `/blog#3`. React comes with the first of them. */
export function wakeBlogHash() {
  const [page, view, place] = ["blog", "post-view", "post"].map((name) =>
    document.querySelector<HTMLElement>(`[data-${name}]`),
  );
  if (!page || !view || !place) return;
  const blog = { page, view, place, title: document.title };
  addEventListener("hashchange", () => follow(blog));
  view.addEventListener("click", (event) => onClick(blog, event));
  follow(blog);
}

/** Shows the post whose number the address names, or the page. */
function follow({ page, view, place, title }: Blog) {
  const id = /^#(\d{1,15})$/.exec(location.hash)?.[1];
  page.hidden = Boolean(id);
  view.hidden = !id;
  document.title = title;
  place.dataset["id"] = id ?? "";
  if (!id) return;
  scrollTo(0, 0);
  place.dispatchEvent(new Event("post"));
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
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const control = (target as Element).closest("[data-back],[data-post-failed] button");
  if (!control || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  if (!control.matches("[data-back]")) return void load(blog.view);
  history.pushState(null, "", location.pathname + location.search);
  follow(blog);
  scrollTo(0, 0);
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
