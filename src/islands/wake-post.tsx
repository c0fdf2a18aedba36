import { createRoot } from "react-dom/client";
import { postRead } from "../lib/api-reads.ts";
import { BlogPost } from "./BlogPost.tsx";
import { reads } from "./page-reads.ts";

/** Wakes the blog page's place for a post, which says itself which one, and again at each change. */
export function wakePost() {
  const place = document.querySelector<HTMLElement>("[data-post]");
  if (!place) return;
  const root = createRoot(place);
  const isOpen = "open" in place.dataset;
  const show = () => {
    const id = Number(place.dataset["id"]);
    // What could not be read is asked for anew when the visitor comes back to it.
    reads.retry(postRead(id).path);
    const onTitle = (title: string) => {
      if (place.dataset["id"] === String(id)) nameAfter(title);
    };
    root.render(<BlogPost key={id} {...{ id, isOpen, onTitle }} />);
  };
  place.addEventListener("post", show);
  show();
}

/** The title of the page: this instead of what stands before the site's name. */
const nameAfter = (title: string) => {
  document.title = document.title.replace(/^.*(?= \| )/, () => title);
};
