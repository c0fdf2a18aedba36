import { find } from "../elements.ts";
import { isModifiedClick } from "../modified-click.ts";
import { queryInUrl, writeQuery } from "../query-url.ts";
import { createResults } from "./results.ts";

/** Delay before the URL is updated, in milliseconds. Browsers limit how often it may change. */
const rest = 200;

function startSearch() {
  const form = find<HTMLFormElement>(document, "[data-term-search]");
  const field = find<HTMLInputElement>(form, "input");
  const results = find(document, "[data-term-results]");
  const list = find(results, "[data-term-list]");
  const tabs = find(document, "[data-tabs]");
  const show = createResults(tabs, results, find(form, "[role=status]"));
  let shown = "";
  let timer: ReturnType<typeof setTimeout>;

  function search(query: string) {
    if (query === shown) return;
    shown = query;
    show(query);
    // The cards are back in their tabs: open the tab of the term in the URL.
    if (!query) dispatchEvent(new HashChangeEvent("hashchange"));
  }

  function write() {
    clearTimeout(timer);
    writeQuery(shown);
  }

  /** Ends the search if a link leads to a term outside the results. Back returns to the search. */
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
    field.value = queryInUrl();
    search(field.value);
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='#']");
    if (!link || isModifiedClick(event)) return;
    write();
    leaveBy(link);
  });
  bindSearchKeys(form, field, list);
  follow();
}

/** Arrow keys move between the field and the results; Escape returns to the field, then clears it. */
function bindSearchKeys(form: HTMLFormElement, field: HTMLElement, list: HTMLElement) {
  field.addEventListener("keydown", (event) => {
    const first = list.firstElementChild;
    if (event.key === "Escape") form.reset();
    else if (event.key === "ArrowDown" && first) focus(first);
    else return;
    event.preventDefault();
  });
  list.addEventListener("keydown", (event) => {
    const card = event.target as Element;
    if (event.key === "Escape") focus(field);
    else if (card.parentElement !== list) return;
    else if (event.key === "ArrowDown") focus(card.nextElementSibling);
    else if (event.key === "ArrowUp") focus(card.previousElementSibling ?? field);
    else return;
    event.preventDefault();
  });
}

const focus = (element: Element | null) => (element as HTMLElement | null)?.focus();

startSearch();
