/** Tabs after the WAI-ARIA pattern. Several rows can control the same panels. */
export interface Tabs {
  group: HTMLElement;
  panels: HTMLElement[];
  rows: HTMLElement[][];
}

export function createTabs(group: HTMLElement): Tabs {
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

export const panelOf = (tab: HTMLElement) => tab.getAttribute("href")?.slice(1) ?? "";

export function show({ panels, rows }: Tabs, id: string | undefined) {
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

/** True if find-in-page and links can open hidden panels. */
export const findsHidden = "onbeforematch" in document.documentElement;

/** A panel with `hidden="until-found"` still has a box, so it must not be focusable or have a role. */
function close(panel: HTMLElement) {
  panel.setAttribute("hidden", findsHidden ? "until-found" : "");
  for (const name of ["role", "aria-labelledby", "tabindex"]) panel.removeAttribute(name);
}
