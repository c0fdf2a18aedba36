import { hasModifier, isModifiedClick } from "../modified-click.ts";

/** Tabs after the WAI-ARIA pattern. Several rows can control the same panels. */
interface Tabs {
  group: HTMLElement;
  panels: HTMLElement[];
  rows: HTMLElement[][];
}

/** True if find-in-page and links can open hidden panels. */
const findsHidden = "onbeforematch" in document.documentElement;

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
  " ": (at) => at,
};

/** Turns each `[data-tabs]` into tabs. The URL hash is the id of the panel, or of an element in it. */
export function initTabs() {
  for (const group of document.querySelectorAll<HTMLElement>("[data-tabs]")) init(group);
}

function init(group: HTMLElement) {
  const tabs = createTabs(group);
  show(tabs, (panelInUrl(tabs) ?? tabs.panels[0])?.id);
  group.dataset["ready"] = "";
  // Older browsers have scrolled to the target while all panels were open.
  if (panelInUrl(tabs) && !CSS.supports("selector(:has(a))")) target()?.scrollIntoView();
  for (const panel of tabs.panels) {
    panel.addEventListener("beforematch", () => onFound(tabs, panel));
    panel.addEventListener("focus", showStart);
  }
  group.addEventListener("click", (event) => onClick(tabs, event));
  group.addEventListener("keydown", (event) => onKey(tabs, event));
  addEventListener("hashchange", () => update(tabs));
  addEventListener("popstate", () => update(tabs));
}

const target = () => document.getElementById(location.hash.slice(1));

const panelInUrl = ({ panels }: Tabs) => panels.find((panel) => panel.contains(target()));

function update(tabs: Tabs) {
  // A link to a card unfolds it. During page load, `inline/select-first-panel.ts` does this.
  target()?.querySelector(":scope > details")?.setAttribute("open", "");
  const panel = location.hash ? panelInUrl(tabs) : tabs.panels[0];
  if (!panel?.hasAttribute("hidden")) return;
  show(tabs, panel.id);
  if (!findsHidden) target()?.scrollIntoView();
}

function onFound(tabs: Tabs, panel: HTMLElement) {
  if (panelInUrl(tabs) === panel) show(tabs, panel.id);
  else choose(tabs, panel.id, "replaceState");
}

let wentBack = Number.NEGATIVE_INFINITY;
addEventListener("popstate", ({ timeStamp }) => {
  wentBack = timeStamp;
});

/** Browsers scroll to the middle of a tall focused panel: scroll to its start, but not after going back. */
const showStart = ({ target }: FocusEvent) =>
  requestAnimationFrame((now) => {
    if (now - wentBack > 300)
      (target as Element).querySelector("h2")?.scrollIntoView({ block: "nearest" });
  });

function choose(tabs: Tabs, id: string, write: "pushState" | "replaceState") {
  const { hash, pathname, search } = location;
  const state: unknown = write === "pushState" ? null : history.state;
  if (hash !== `#${id}`) history[write](state, "", `${pathname}${search}#${id}`);
  show(tabs, id);
}

function onClick(tabs: Tabs, event: MouseEvent) {
  const tab = tabAt(event);
  if (!tab || isModifiedClick(event)) return;
  event.preventDefault();
  const below = !tabs.rows[0]?.includes(tab);
  // Focus first. Otherwise screen readers also announce the change of the focused tab.
  if (below) document.getElementById(`${panelOf(tab)}-tab`)?.focus({ preventScroll: true });
  choose(tabs, panelOf(tab), "pushState");
  if (below) tabs.group.scrollIntoView();
}

function onKey(tabs: Tabs, event: KeyboardEvent) {
  const tab = tabAt(event);
  const row = tab && tabs.rows.find((tabsOfRow) => tabsOfRow.includes(tab));
  if (!row || hasModifier(event)) return;
  const chosen = row[steps[event.key]?.(row.indexOf(tab), row.length) ?? -1];
  if (!chosen) return;
  event.preventDefault();
  const before = tab.getBoundingClientRect().top;
  chosen.focus({ preventScroll: true });
  choose(tabs, panelOf(chosen), "replaceState");
  // A row below the panels moves with their height. Scroll to keep it in place.
  scrollBy(0, tab.getBoundingClientRect().top - before);
  chosen.scrollIntoView({ block: "nearest" });
}

const tabAt = ({ target }: Event) =>
  (target as Element).closest<HTMLElement>("[role=tab]") ?? undefined;

function createTabs(group: HTMLElement): Tabs {
  return {
    group,
    panels: [...group.querySelectorAll<HTMLElement>(":scope > [data-panel]")],
    rows: Array.from(group.querySelectorAll<HTMLElement>(":scope > [data-tab-row]"), createRow),
  };
}

/** Only tabs in the first row get ids; they label the panels. */
function createRow(row: HTMLElement, copy: number): HTMLElement[] {
  row.setAttribute("role", "tablist");
  for (const item of row.querySelectorAll("ul, li")) item.setAttribute("role", "presentation");
  const tabs = [...row.querySelectorAll("a")];
  for (const tab of tabs) {
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panelOf(tab));
    if (copy === 0) tab.id = `${panelOf(tab)}-tab`;
  }
  return tabs;
}

const panelOf = (tab: HTMLElement) => tab.getAttribute("href")?.slice(1) ?? "";

function show({ panels, rows }: Tabs, id: string | undefined) {
  for (const panel of panels) (panel.id === id ? open : close)(panel);
  for (const tab of rows.flat()) {
    const chosen = panelOf(tab) === id;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
  }
}

function open(panel: HTMLElement) {
  panel.removeAttribute("hidden");
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", `${panel.id}-tab`);
  panel.tabIndex = 0;
}

/** A panel with `hidden="until-found"` still has a box, so it must not be focusable or have a role. */
function close(panel: HTMLElement) {
  panel.setAttribute("hidden", findsHidden ? "until-found" : "");
  for (const name of ["role", "aria-labelledby", "tabindex"]) panel.removeAttribute(name);
}
