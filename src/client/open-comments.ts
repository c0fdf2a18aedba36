let attempts = 0;

/** Shows the comments on a target in the `[data-comments]` of `root`. React loads with the first of them. */
export async function openComments(root: HTMLElement, about: string, id: string) {
  const [comments, failure, loader] = ["comments", "comments-failed", "script=comments"].map(
    (name) => root.querySelector<HTMLElement>(`[data-${name}]`),
  );
  const script = loader?.dataset["address"];
  if (!comments || !failure || !script) return;
  Object.assign(comments.dataset, { about, id });
  comments.dispatchEvent(new Event("target"));
  failure.hidden = true;
  // Browsers remember a failed import by its URL, so each attempt needs another one. It is a variable
  // because Vite adds a kilobyte to an import of a template.
  const address = `${script}#${attempts}`;
  try {
    await import(/* @vite-ignore */ address);
  } catch {
    attempts += 1;
    failure.hidden = false;
    failure.querySelector("button")?.addEventListener("click", retry, { once: true });
  }

  function retry() {
    comments?.querySelector<HTMLElement>("#comments-title")?.focus();
    void openComments(root, about, id);
  }
}
