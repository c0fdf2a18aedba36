/** Loads the glossary search on first use, or at once if the URL has a query. */
export function loadSearchOnUse() {
  const form = document.querySelector<HTMLFormElement>("[data-term-search]");
  const field = form?.querySelector("input");
  const code = form?.querySelector("template")?.content.querySelector("script");
  if (!form || !field || !code) return;
  const status = form.querySelector("[role=status]");
  let failures = 0;
  const load = () => {
    // Browsers cache a failed import by its URL, so each attempt needs a new one.
    const address = `${code.getAttribute("src")}#${failures}`;
    import(/* @vite-ignore */ address).catch(() => {
      failures += 1;
      if (status) status.textContent = "The search did not load. Use the list of all terms below.";
    });
  };

  form.dataset["termSearch"] = "shown";
  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  if (field.value) load();
  for (const type of ["pointerenter", "focusin", "input"]) form.addEventListener(type, load);
  form.addEventListener("submit", (event) => event.preventDefault());
}
