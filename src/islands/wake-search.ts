/** Fetches the search of the glossary once the visitor reaches for it, or comes with a query. */
export function wakeSearch() {
  const form = document.querySelector<HTMLFormElement>("[data-term-search]");
  const field = form?.querySelector("input");
  const code = form?.querySelector("template")?.content.querySelector("script");
  if (!form || !field || !code) return;
  const status = form.querySelector("[role=status]");
  let failures = 0;
  const wake = () => {
    // Browsers remember that a script could not be fetched, by its whole address.
    const address = `${code.getAttribute("src")}#${failures}`;
    import(/* @vite-ignore */ address).catch(() => {
      failures += 1;
      if (status) status.textContent = "The search did not load. All terms are in the list below.";
    });
  };

  form.dataset["termSearch"] = "shown";
  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  if (field.value) wake();
  for (const type of ["pointerenter", "focusin", "input"]) form.addEventListener(type, wake);
  form.addEventListener("submit", (event) => event.preventDefault());
}
