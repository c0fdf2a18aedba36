/**
 * Loads the script in the template of `part` when the visitor uses its form.
 * @param failed the message if it does not load
 * @returns a function that loads it at once
 */
export function loadSearchOnUse(part: HTMLElement, failed: string): () => void {
  const code = part.querySelector("template")?.content.querySelector("script");
  const status = part.querySelector("[role=status]");
  let failures = 0;
  const load = () => {
    // Browsers cache a failed import by its URL, so each attempt needs a new one.
    const address = `${code?.getAttribute("src")}#${failures}`;
    import(/* @vite-ignore */ address).catch(() => {
      failures += 1;
      if (status) status.textContent = failed;
    });
  };
  for (const type of ["pointerenter", "focusin", "input"]) part.addEventListener(type, load);
  return load;
}
