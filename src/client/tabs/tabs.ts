import { hasModifier, isModifiedClick } from "../modified-click.ts";
import { createTabs, findsHidden, panelOf, show, type Tabs } from "./tab-roles.ts";

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
  " ": (at) => at,
};

/** Turns each `[data-tabs]` into tabs. The URL's hash names the panel, or an element in it. */
export function initTabs() {
  for (const group of document.querySelectorAll<HTMLElement>("[data-tabs]")) init(group);
}

function init(group: HTMLElement) {
  const tabs = createTabs(group);
  show(tabs, (panelInUrl(tabs) ?? tabs.panels[0])?.id);
  group.dataset["ready"] = "";
  // Older browsers scrolled to the target while all panels were open.
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

/** Follows the URL. A hash outside the panels changes nothing. */
function update(tabs: Tabs) {
  const panel = location.hash ? panelInUrl(tabs) : tabs.panels[0];
  if (!panel?.hasAttribute("hidden")) return;
  show(tabs, panel.id);
  if (!findsHidden) target()?.scrollIntoView();
}

/** The browser's search, or a link, has found something in a hidden panel. */
function onFound(tabs: Tabs, panel: HTMLElement) {
  if (panelInUrl(tabs) === panel) show(tabs, panel.id);
  else choose(tabs, panel.id, "replaceState");
}

let wentBack = Number.NEGATIVE_INFINITY;
addEventListener("popstate", ({ timeStamp }) => {
  wentBack = timeStamp;
});

/**
 * Browsers scroll to the middle of a focused panel that is taller than the window, so scroll to its start.
 * When the browser restores the focus on the way back, the page keeps its position.
 */
const showStart = ({ target }: FocusEvent) =>
  requestAnimationFrame((now) => {
    if (now - wentBack > 300)
      (target as Element).querySelector("h2")?.scrollIntoView({ block: "nearest" });
  });

function choose(tabs: Tabs, id: string, write: "pushState" | "replaceState") {
  const { hash, pathname, search } = location;
  // Keep the state that other scripts stored with this entry.
  const state: unknown = write === "pushState" ? null : history.state;
  if (hash !== `#${id}`) history[write](state, "", `${pathname}${search}#${id}`);
  show(tabs, id);
}

function onClick(tabs: Tabs, event: MouseEvent) {
  const tab = tabAt(event);
  if (!tab || isModifiedClick(event)) return;
  event.preventDefault();
  const below = !tabs.rows[0]?.includes(tab);
  // Focus first: screen readers would also announce a change of the focused tab.
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
  // A row below the panels moves with their height; scroll so that it stays in place.
  scrollBy(0, tab.getBoundingClientRect().top - before);
  chosen.scrollIntoView({ block: "nearest" });
}

const tabAt = ({ target }: Event) =>
  (target as Element).closest<HTMLElement>("[role=tab]") ?? undefined;
