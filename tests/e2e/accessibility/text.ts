import type { Page } from "@playwright/test";

/**
 * Finds text that is cut off, overlaps other text, or is wider than the page.
 * @param part selector of the part to check if no dialog is open
 */
export async function unreadableText(page: Page, part = "body"): Promise<string[]> {
  // Measure hidden panels too.
  await addStyle(page, "* { content-visibility: visible !important }");
  return page.evaluate(findUnreadable, part);
}

const addStyle = (page: Page, rules: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

function findUnreadable(part: string): string[] {
  const view =
    document.querySelector("dialog:modal, :popover-open, [role=tooltip]") ??
    document.querySelector(part) ??
    document.body;
  const ignored = ".visually-hidden, .skip, .toasts, iframe, noscript";

  /** Ancestors that clip their overflow. Descriptions may be clamped, because other pages show them in full. */
  function clipsOf(text: Element): { box: DOMRect; shortens: boolean }[] {
    const clips = [];
    for (let at: Element | null = text; at && at !== view; at = at.parentElement) {
      const { overflow, webkitLineClamp } = getComputedStyle(at);
      const shortens = webkitLineClamp !== "none" || /auto|scroll/.test(overflow);
      if (overflow !== "visible") clips.push({ box: at.getBoundingClientRect(), shortens });
    }
    return clips;
  }

  /** Other text scrolls under sticky elements. */
  const isStuck = (text: Element): boolean =>
    /sticky/.test(getComputedStyle(text).position) ||
    (text.parentElement !== null && isStuck(text.parentElement));

  const shows = (box: DOMRect, { box: clip }: { box: DOMRect }) =>
    box.top < clip.bottom - 2 && box.bottom > clip.top + 2 && clip.width > 1;
  const isCut = (box: DOMRect, { box: clip, shortens }: { box: DOMRect; shortens: boolean }) =>
    !shortens &&
    (box.bottom > clip.bottom + 2 || box.right > clip.right + 2 || box.left < clip.left - 2);

  const lines: { text: string; box: DOMRect; cut: boolean }[] = [];
  const texts = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const isShown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!node.textContent?.trim() || !parent || !isShown || parent.closest(ignored)) continue;
    if (getComputedStyle(parent).clipPath === "inset(50%)") continue;
    if (isStuck(parent)) continue;
    const clips = clipsOf(parent);
    const range = new Range();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && clips.every((clip) => shows(box, clip)))
        lines.push({
          text: node.textContent.trim().slice(0, 50),
          box,
          cut: clips.some((clip) => isCut(box, clip)),
        });
  }

  const faults = lines.filter(({ cut }) => cut).map(({ text }) => `cut off: ${text}`);
  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      if (other.box.top > one.box.bottom - 4) break;
      const isApart = other.box.left > one.box.right - 3 || one.box.left > other.box.right - 3;
      if (!isApart && one.text !== other.text) faults.push(`overlap: ${one.text} / ${other.text}`);
    }
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`, ...faults] : faults;
}

export const spaceText = (page: Page) =>
  addStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
  );
