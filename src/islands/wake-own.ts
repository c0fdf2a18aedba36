/** Fetches `mark-own.ts` where there is something for it: a private link, or posts that this device knows. */
export function wakeOwn() {
  const script = document.querySelector<HTMLElement>("[data-script=own]")?.dataset["address"];
  const isWanted = document.querySelector("[data-own],[data-gone]") || hasPosts();
  // Named, since Vite adds a kilobyte to an import of a text. Where it fails, the links lead to the same.
  if (script && isWanted) import(/* @vite-ignore */ script).catch(() => {});
}

// With `own-posts.ts` itself, which the forms use, this would be no script within the page any more.
function hasPosts(): boolean {
  try {
    return (localStorage.getItem("own posts") ?? "[]") !== "[]";
  } catch {
    return false;
  }
}
