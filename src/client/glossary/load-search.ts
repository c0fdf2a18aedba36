import { loadSearchOnUse } from "../load-search.ts";

/** Shows the glossary search, and loads it on first use, or at once if the URL has a query. */
export function showTermSearch() {
  const form = document.querySelector<HTMLFormElement>("[data-term-search]");
  const field = form?.querySelector("input");
  if (!form || !field) return;
  const load = loadSearchOnUse(form, "The search did not load. Use the list of all terms below.");
  form.dataset["termSearch"] = "shown";
  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  if (field.value) load();
  form.addEventListener("submit", (event) => event.preventDefault());
}
