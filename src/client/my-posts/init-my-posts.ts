/** Loads `label-my-posts.ts` if the page has a private link, or this device has saved posts. */
export function initMyPosts() {
  const script = document.querySelector<HTMLElement>("[data-script=my-posts]")?.dataset["address"];
  const isNeeded = document.querySelector("[data-private-link],[data-gone]") || hasPosts();
  // A variable, since Vite adds a kilobyte to an import of a text. If it fails, the links still work.
  if (script && isNeeded) import(/* @vite-ignore */ script).catch(() => {});
}

// Importing `stores/my-posts.ts` would make the page's script larger.
function hasPosts(): boolean {
  try {
    return (localStorage.getItem("own posts") ?? "[]") !== "[]";
  } catch {
    return false;
  }
}
