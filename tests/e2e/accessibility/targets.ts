import type { Page } from "@playwright/test";

/** What is pressed but smaller than so many pixels either way. Links in sentences may be. */
export const smallTargets = (page: Page, least: number) => page.evaluate(findSmall, least);

function findSmall(least: number): string[] {
  const pressed = "a[href], button, summary, input, select, textarea, [role=tab], [role=button]";

  /** A label is pressed with its field; a link may lie over all that it belongs to. */
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

  function standsInSentence(one: Element): boolean {
    if (getComputedStyle(one).display !== "inline") return false;
    const around = one.closest("p, li, dd, dt, td, blockquote")?.textContent?.trim() ?? "";
    return around.length > (one.textContent?.trim().length ?? 0) + 2;
  }

  const isLarge = ({ width, height }: DOMRect) => width >= least - 0.5 && height >= least - 0.5;
  return Array.from(document.querySelectorAll(pressed))
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    .filter((one) => !one.closest(".visually-hidden, .skip, [inert]"))
    .filter((one) => !boxesOf(one).some(isLarge) && !standsInSentence(one))
    .map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return `${Math.round(width)} by ${Math.round(height)}: ${one.outerHTML.slice(0, 110)}`;
    });
}
