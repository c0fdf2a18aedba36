import { createRoot } from "react-dom/client";
import { postRead } from "../api-client/api-reads.ts";
import { reads } from "../stores/page-reads.ts";
import { BlogPost } from "./BlogPost.tsx";

/** Renders the post with the id in `[data-blog-post]`. Renders again when `post-by-hash.ts` changes the id. */
export function mountBlogPost() {
  const element = document.querySelector<HTMLElement>("[data-blog-post]");
  if (!element) return;
  const root = createRoot(element);
  const isOpen = "open" in element.dataset;
  const show = () => {
    const id = Number(element.dataset["id"]);
    reads.retry(postRead(id).path);
    const onTitle = (title: string) => {
      if (element.dataset["id"] === String(id)) setTitle(title);
    };
    root.render(<BlogPost key={id} {...{ id, isOpen, onTitle }} />);
  };
  element.addEventListener("post", show);
  show();
}

const setTitle = (title: string) => {
  document.title = document.title.replace(/^.*(?= \| )/, () => title);
};
