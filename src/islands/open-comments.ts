let attempts = 0;

/** Shows the comments under a subject in a place of the page. React, and what it shows, come with the first. */
export async function openComments(root: HTMLElement, about: string, id: string) {
  const [place, failure] = [part(root, "comments"), part(root, "comments-failed")];
  const script = part(root, "script=comments")?.dataset["address"];
  if (!place || !failure || !script) return;
  Object.assign(place.dataset, { about, id });
  place.dispatchEvent(new Event("subject"));
  failure.hidden = true;
  // A browser that has once failed to fetch it would not try the same address again. Named, since Vite
  // adds a kilobyte to an import of a template.
  const address = `${script}#${attempts}`;
  try {
    await import(/* @vite-ignore */ address);
  } catch {
    attempts += 1;
    failure.hidden = false;
    failure.querySelector("button")?.addEventListener("click", again, { once: true });
  }

  function again() {
    place?.querySelector<HTMLElement>("#comments-title")?.focus();
    void openComments(root, about, id);
  }
}

const part = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
