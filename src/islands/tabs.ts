import { dress, findsHidden, panelOf, show, type Tabs } from "./tab-roles.ts";

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
  " ": (at) => at,
};

/** Makes tabs of every `[data-tabs]` of the page. The address names the panel, or something in it. */
export function wakeTabs() {
  for (const group of document.querySelectorAll<HTMLElement>("[data-tabs]")) wake(group);
}

function wake(group: HTMLElement) {
  const tabs = dress(group);
  show(tabs, (panelInAddress(tabs) ?? tabs.panels[0])?.id);
  group.dataset["awake"] = "";
  // Older browsers had all panels open when they went to what the address names.
  if (panelInAddress(tabs) && !CSS.supports("selector(:has(a))")) target()?.scrollIntoView();
  for (const panel of tabs.panels) {
    panel.addEventListener("beforematch", () => onFound(tabs, panel));
    panel.addEventListener("focus", showStart);
  }
  group.addEventListener("click", (event) => onClick(tabs, event));
  group.addEventListener("keydown", (event) => onKey(tabs, event));
  addEventListener("hashchange", () => follow(tabs));
  addEventListener("popstate", () => follow(tabs));
}

const target = () => document.getElementById(location.hash.slice(1));

const panelInAddress = ({ panels }: Tabs) => panels.find((panel) => panel.contains(target()));

/** The address has changed. Where it names nothing in the panels they stay as they are. */
function follow(tabs: Tabs) {
  const panel = location.hash ? panelInAddress(tabs) : tabs.panels[0];
  if (!panel?.hasAttribute("hidden")) return;
  show(tabs, panel.id);
  if (!findsHidden) target()?.scrollIntoView();
}

/** The browser's search, or a link, has come upon something in a hidden panel. */
function onFound(tabs: Tabs, panel: HTMLElement) {
  if (panelInAddress(tabs) === panel) show(tabs, panel.id);
  else choose(tabs, panel.id, "replaceState");
}

let wentBack = Number.NEGATIVE_INFINITY;
addEventListener("popstate", ({ timeStamp }) => {
  wentBack = timeStamp;
});

/**
 * A browser scrolls to the middle of a panel that is higher than its window. Where it takes the focus
 * there by itself, on the way back in the history, the page stays where it was.
 */
const showStart = ({ target }: FocusEvent) =>
  requestAnimationFrame((now) => {
    if (now - wentBack > 300)
      (target as Element).querySelector("h2")?.scrollIntoView({ block: "nearest" });
  });

function choose(tabs: Tabs, id: string, write: "pushState" | "replaceState") {
  const { hash, pathname, search } = location;
  // What others keep with this address stays with it.
  const state: unknown = write === "pushState" ? null : history.state;
  if (hash !== `#${id}`) history[write](state, "", `${pathname}${search}#${id}`);
  show(tabs, id);
}

function onClick(tabs: Tabs, event: MouseEvent) {
  const tab = tabAt(event);
  if (!tab || isModified(event)) return;
  event.preventDefault();
  const below = !tabs.rows[0]?.includes(tab);
  // Focus first: a change of the tab that has the focus would be announced as well.
  if (below) document.getElementById(`${panelOf(tab)}-tab`)?.focus({ preventScroll: true });
  choose(tabs, panelOf(tab), "pushState");
  if (below) tabs.group.scrollIntoView();
}

function onKey(tabs: Tabs, event: KeyboardEvent) {
  const tab = tabAt(event);
  const row = tab && tabs.rows.find((tabsOfRow) => tabsOfRow.includes(tab));
  if (!row || isModified(event)) return;
  const chosen = row[steps[event.key]?.(row.indexOf(tab), row.length) ?? -1];
  if (!chosen) return;
  event.preventDefault();
  const before = tab.getBoundingClientRect().top;
  chosen.focus({ preventScroll: true });
  choose(tabs, panelOf(chosen), "replaceState");
  // A row below the panels moves with their height; it stays under the visitor's eyes.
  scrollBy(0, tab.getBoundingClientRect().top - before);
  chosen.scrollIntoView({ block: "nearest" });
}

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

const tabAt = ({ target }: Event) =>
  (target as Element).closest<HTMLElement>("[role=tab]") ?? undefined;
