import { loadComments } from "./load-comments.ts";

let failures = 0;

/** Shows the comments on a card in the detail view, and moves the form to it. */
export function showComments(dialog: HTMLElement, about: string, id: string) {
  const root = dialog.querySelector<HTMLElement>("[data-comments]");
  if (root) void loadComments(root, `/comments/${about}/${id}`);
  const form = dialog.querySelector<HTMLElement>("[data-comment-form]");
  const script = form && dialog.querySelector<HTMLElement>("[data-script=comment-form]");
  if (!script) return;
  Object.assign(form.dataset, { about, id });
  form.dispatchEvent(new Event("target"));
  // Browsers cache a failed import by URL, so each attempt needs a new one. A variable, because Vite adds a
  // kilobyte to the import of a template literal.
  const address = `${script.dataset["address"]}#${failures}`;
  import(/* @vite-ignore */ address).catch(() => {
    failures += 1;
  });
}
