/** Loads the script in the template of `part` when its form is used. @returns a function that loads it at once */
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

/** Shows the glossary search, and loads it on first use, or at once if the URL has a query. */
export function showTermSearch() {
  const form = document.querySelector<HTMLFormElement>("[data-term-search]");
  const field = form?.querySelector("input");
  if (!form || !field) return;
  const load = loadSearchOnUse(form, "The search did not load. Use the list of all terms below.");
  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  if (field.value) load();
  form.addEventListener("submit", (event) => event.preventDefault());
}
