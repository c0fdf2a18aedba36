let attempts = 0;

/** Shows the comments on a target in the `[data-comments]` of `root`. React loads on the first call. */
export async function openComments(root: HTMLElement, about: string, id: string) {
  const [comments, failure, loader] = ["comments", "comments-failed", "script=comments"].map(
    (name) => root.querySelector<HTMLElement>(`[data-${name}]`),
  );
  const script = loader?.dataset["address"];
  if (!comments || !failure || !script) return;
  Object.assign(comments.dataset, { about, id });
  comments.dispatchEvent(new Event("target"));
  failure.hidden = true;
  // Browsers cache a failed import by URL, so each attempt needs a new one. A variable, because Vite adds a
  // kilobyte to the import of a template literal.
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
