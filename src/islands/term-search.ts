import { queryInAddress, writeQuery } from "./query-address.ts";
import { bindSearchKeys } from "./search-keys.ts";
import { createResults } from "./term-results.ts";

/** Milliseconds of rest before the address takes the query: browsers limit how often it may change. */
const rest = 200;

/** Makes the field search as the visitor types, and keeps the query in the address. */
function startSearch() {
  const form = part<HTMLFormElement>(document, "[data-term-search]");
  const field = part<HTMLInputElement>(form, "input");
  const results = part(document, "[data-term-results]");
  const list = part(results, "[data-term-list]");
  const tabs = part(document, "[data-tabs]");
  const none = part(results, "[data-term-none]");
  const show = createResults({ tabs, results, list, none, status: part(form, "[role=status]") });
  let shown = "";
  let timer: ReturnType<typeof setTimeout>;

  function search(query: string) {
    if (query === shown) return;
    shown = query;
    show(query);
    // Now that the cards are back in their panels, the address may name one of them.
    if (!query) dispatchEvent(new HashChangeEvent("hashchange"));
  }

  function write() {
    clearTimeout(timer);
    writeQuery(shown);
  }

  /** A link to a term that is not among the results leads out of the search, and Back into it again. */
  function leaveBy(link: HTMLAnchorElement) {
    const target = document.getElementById(link.hash.slice(1));
    if (!shown || !target || !tabs.contains(target)) return;
    history.pushState(null, "", location.pathname + link.hash);
    field.value = "";
    search("");
  }

  function follow() {
    search(field.value.trim());
    clearTimeout(timer);
    timer = setTimeout(write, rest);
  }

  field.addEventListener("input", follow);
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    field.value = "";
    search("");
    write();
    field.focus();
  });
  addEventListener("popstate", () => {
    field.value = queryInAddress();
    search(field.value);
  });
  document.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[href^='#']");
    if (!link || ctrlKey || metaKey || shiftKey) return;
    write();
    leaveBy(link);
  });
  bindSearchKeys(form, field, list);
  follow();
}

function part<T extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

startSearch();
