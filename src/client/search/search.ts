import { findDiscussions } from "../../api-client/api-client.ts";
import {
  createSiteSearch,
  discussionResult,
  type Found,
  needsHelp,
  outcome,
  resultsPerStep,
  type SearchResult,
} from "../../lib/site-search.ts";
import { cleanLine } from "../../schemas/clean-text.ts";
import { find, markedWords } from "../elements.ts";
import { queryInUrl, writeQuery } from "../query-url.ts";

type Search = (query: string) => Found;

/** Milliseconds without typing until the number is announced, the URL changes and the discussions are searched. */
const rest = 400;

function startSearch() {
  const page = find(document, "[data-search]");
  const form = find<HTMLFormElement>(page, "form");
  const field = find<HTMLInputElement>(form, "input");
  const status = find(page, "[role=status]");
  const list = find(page, "[data-results]");
  const more = find<HTMLAnchorElement>(page, "[data-more]");
  const guess = find<HTMLAnchorElement>(page, "[data-guess] a");
  const template = find<HTMLTemplateElement>(page, "[data-result]");
  const board = page.querySelector<HTMLElement>("[data-board]");
  let site: Promise<Search> | undefined;
  let found: Found | undefined;
  let shown = cleanLine(queryInUrl());
  let timer: ReturnType<typeof setTimeout>;

  const items = (results: readonly SearchResult[]) =>
    results.map((result) => fillResult(template, result));

  async function follow() {
    const query = cleanLine(field.value);
    if (query === shown) return;
    shown = query;
    clearTimeout(timer);
    try {
      const search = await load();
      if (query === shown) show(query, search(query));
    } catch {
      site = undefined;
      shown = "";
      status.textContent = "The results did not load. Press Search to try again.";
    }
  }

  function load(): Promise<Search> {
    if (!found) status.textContent = "Loading the search…";
    site ??= fetchIndex();
    return site;
  }

  function show(query: string, next: Found) {
    found = next;
    // One letter is the start of too many words.
    page.dataset["search"] = query.length < 2 ? "start" : found.count > 0 ? "found" : "none";
    page.dataset["help"] = String(needsHelp(query));
    find(page, "[data-guess]").dataset["guess"] = guess.textContent = found.guess;
    guess.href = pathOf(found.guess);
    if (board) board.hidden = true;
    list.replaceChildren();
    addStep();
    timer = setTimeout(settle, rest, query);
  }

  function addStep() {
    const from = list.childElementCount;
    const to = from + resultsPerStep;
    list.append(...items(found?.first(to).slice(from) ?? []));
    page.dataset["left"] = String(Math.max(0, (found?.count ?? 0) - to));
    more.href = `${pathOf(shown)}&page=${to / resultsPerStep + 1}`;
    return list.children[from]?.querySelector("a");
  }

  function settle(query: string, discussions = 0) {
    if (query !== shown) return;
    const isStart = page.dataset["search"] === "start";
    status.textContent = isStart ? "" : outcome(found?.count ?? 0, query, discussions);
    if (discussions > 0) return;
    writeQuery(query);
    if (board && !isStart) void searchBoard(board, query);
  }

  async function searchBoard(board: HTMLElement, query: string) {
    const posts = await findDiscussions(query).catch(() => []);
    if (query !== shown || posts.length === 0) return;
    board.hidden = false;
    find(board, "ul").replaceChildren(...items(posts.map((post) => discussionResult(post, query))));
    settle(query, posts.length);
  }

  field.addEventListener("input", follow);
  form.addEventListener("submit", (event) => {
    if (!found || cleanLine(field.value) !== shown) return;
    event.preventDefault();
    clearTimeout(timer);
    settle(shown);
  });
  more.addEventListener("click", (event) => {
    if (!found) return;
    event.preventDefault();
    addStep()?.focus();
  });
  void follow();
}

/** Returns a copy of the template's item with a result. `SearchResults.tsx` renders the same. */
function fillResult(template: HTMLTemplateElement, result: SearchResult): Node {
  const copy = template.content.cloneNode(true) as DocumentFragment;
  const link = copy.querySelector("a");
  if (link) link.href = result.path;
  link?.replaceChildren(...markedWords(result.title));
  copy.querySelector(".badge")?.replaceChildren(result.kind);
  copy.querySelector(".result-excerpt")?.replaceChildren(...markedWords(result.excerpt));
  if (!result.isSample) copy.querySelector(".example-label")?.remove();
  if (!result.isView) copy.querySelector(".unverified")?.remove();
  copy.firstElementChild?.removeAttribute("id");
  return copy;
}

const pathOf = (query: string): string => `/search?${new URLSearchParams({ q: query })}`;

async function fetchIndex(): Promise<Search> {
  const response = await fetch("/search-index.json");
  if (!response.ok) throw new Error(response.statusText);
  return createSiteSearch(await response.json());
}

startSearch();
