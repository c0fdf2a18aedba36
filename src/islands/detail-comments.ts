let attempts = 0;

/** Shows the comments under a subject in the dialog. React, and what it shows, come with the first. */
export async function openComments(dialog: HTMLElement, about: string, id: string) {
  const [place, failure] = [part(dialog, "comments"), part(dialog, "comments-failed")];
  const address = part(dialog, "script=comments")?.dataset["address"];
  if (!place || !failure || !address) return;
  Object.assign(place.dataset, { about, id });
  place.dispatchEvent(new Event("subject"));
  failure.hidden = true;
  try {
    // A browser that has once failed to fetch it would not try the same address again.
    await import(/* @vite-ignore */ `${address}#${attempts}`);
  } catch {
    attempts += 1;
    failure.hidden = false;
    failure.querySelector("button")?.addEventListener("click", again, { once: true });
  }

  function again() {
    place?.querySelector<HTMLElement>("h3")?.focus();
    void openComments(dialog, about, id);
  }
}

const part = (dialog: HTMLElement, name: string) =>
  dialog.querySelector<HTMLElement>(`[data-${name}]`);
