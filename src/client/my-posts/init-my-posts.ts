export function initMyPosts() {
  const script = document.querySelector<HTMLElement>("[data-script=my-posts]")?.dataset["address"];
  const isNeeded = document.querySelector("[data-private-link],[data-gone]") || hasPosts();
  // A variable, because Vite adds a kilobyte to the import of a literal. If it fails, the links still work.
  if (script && isNeeded) import(/* @vite-ignore */ script).catch(() => {});
}

// Does not import `stores/my-posts.ts`, to keep the script small.
function hasPosts(): boolean {
  try {
    return (localStorage.getItem("own posts") ?? "[]") !== "[]";
  } catch {
    return false;
  }
}

/** Removes the private link from the URL, so that visitors do not share it. */
export function cleanUrl() {
  const url = new URL(location.href);
  const { searchParams } = url;
  if (!searchParams.has("own")) return;
  searchParams.delete("own");
  history.replaceState(history.state, "", url);
}
