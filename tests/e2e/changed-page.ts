import type { Page } from "@playwright/test";
import { holdScripts } from "./hold.ts";
import { allHydrated } from "./hydrated.ts";

/** Other programs that change the page, by name. Each continues when the page changes later. */
export const changes = { translated, extended } as const;

export async function openChangedBefore(
  page: Page,
  path: string,
  change: () => void,
  act?: () => Promise<void>,
) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(change);
  await act?.();
  release();
}

export async function openChangedAfter(page: Page, path: string, changes: (() => void)[]) {
  await page.goto(path);
  await allHydrated(page);
  for (const change of changes) await page.evaluate(change);
}

/** Changes a page as Chrome's translation does: new elements replace each text. */
function translated() {
  const left = "script, style, textarea, option, font";

  function wrap(text: Text) {
    if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(left)) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  }

  document.documentElement.lang = "de";
  document.documentElement.classList.add("translated-ltr");
  translate(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Changes a page as password managers and reader tools do: elements after fields and in labels, attributes, a style. */
function extended() {
  function mark(root: ParentNode) {
    for (const field of root.querySelectorAll("input:not([type=hidden]), textarea, select")) {
      if (field.hasAttribute("data-filled")) continue;
      field.setAttribute("data-filled", "");
      const icon = document.createElement("div");
      icon.setAttribute("data-icon", "");
      field.after(icon);
    }
    for (const label of root.querySelectorAll("label:not([data-read])")) {
      label.setAttribute("data-read", "");
      label.append(document.createElement("span"));
    }
  }

  document.documentElement.setAttribute("data-reader", "on");
  document.body.setAttribute("cz-shortcut-listen", "true");
  document.body.classList.add("reader");
  document.adoptedStyleSheets.push(new CSSStyleSheet());
  document.head.append(document.createElement("meta"));
  mark(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) mark(node);
  }).observe(document.body, { childList: true, subtree: true });
}
