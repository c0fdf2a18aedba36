import type { Page } from "@playwright/test";

/** Finds controls that are smaller than `least` pixels in either direction, except links in sentences. */
export const smallTargets = (page: Page, least: number) => page.evaluate(findSmall, least);

function findSmall(least: number): string[] {
  const controls = "a[href], button, summary, input, select, textarea, [role=tab], [role=button]";

  /** Boxes that can be pressed: the control, its labels, and its `::after` if it covers a card. */
  function boxesOf(one: Element): DOMRect[] {
    const boxes = [one, ...(one instanceof HTMLInputElement ? (one.labels ?? []) : [])].map(
      (part) => part.getBoundingClientRect(),
    );
    const cover = getComputedStyle(one, "::after");
    if (cover.position !== "absolute" || cover.content === "none") return boxes;
    return [
      ...boxes,
      new DOMRect(0, 0, Number.parseFloat(cover.width), Number.parseFloat(cover.height)),
    ];
  }

  function isInSentence(one: Element): boolean {
    if (getComputedStyle(one).display !== "inline") return false;
    const sentence = one.closest("p, li, dd, dt, td, blockquote")?.textContent?.trim() ?? "";
    return sentence.length > (one.textContent?.trim().length ?? 0) + 2;
  }

  const isLarge = ({ width, height }: DOMRect) => width >= least - 0.5 && height >= least - 0.5;
  const all = Array.from(document.querySelectorAll(controls));
  return all
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    .filter((one) => !one.closest(".visually-hidden, .skip, [inert]"))
    .filter((one) => !boxesOf(one).some(isLarge) && !isInSentence(one))
    .map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return `${Math.round(width)} by ${Math.round(height)}: ${one.outerHTML.slice(0, 110)}`;
    });
}
