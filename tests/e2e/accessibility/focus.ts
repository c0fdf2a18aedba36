import type { Page } from "@playwright/test";

/**
 * Finds focusable elements whose focus is not visible: without an outline of 2 pixels with enough contrast to its
 * background, or covered by another element.
 */
export async function invisibleFocus(page: Page, part: string): Promise<string[]> {
  // After a key press, `:focus-visible` applies to elements that a script focuses.
  await page.keyboard.press("Shift");
  return page.evaluate(findInvisible, part);
}

async function findInvisible(part: string): Promise<string[]> {
  const focusable = "a[href], button, summary, input, select, textarea, [tabindex='0']";
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const cache = new Map<string, number[]>();

  /** Red, green, blue and alpha, each from 0 to 1. */
  function channels(colour: string): number[] {
    const cached = cache.get(colour);
    if (cached) return cached;
    const drawn = drawnChannels(colour);
    cache.set(colour, drawn);
    return drawn;
  }

  function drawnChannels(colour: string): number[] {
    if (!canvas) throw new Error("no canvas");
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => value / 255);
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function backgroundOf(one: Element | null): string {
    for (let at = one; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (channels(backgroundColor)[3] === 1) return backgroundColor;
    }
    return "white";
  }

  function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  function isCovered(one: Element): boolean {
    const { left, right, top, bottom } = one.getClientRects()[0] ?? one.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const found = document.elementFromPoint(x, y);
    return !found || !(one.contains(found) || found.contains(one));
  }

  function outlineOf(one: Element): [Element, CSSStyleDeclaration] | undefined {
    const heading = one.querySelector("h2") ?? one;
    return [one, one.parentElement ?? one, heading]
      .flatMap((place): [Element, CSSStyleDeclaration][] => [
        [place, getComputedStyle(place)],
        [place, getComputedStyle(place, "::after")],
      ])
      .find(
        ([, style]) => style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      );
  }

  async function faultOf(one: HTMLElement): Promise<string | undefined> {
    // The browser does not scroll to an element that already has the focus.
    one.blur();
    one.focus();
    // The page may scroll in the next frame.
    if (one.role === "tabpanel") await new Promise(requestAnimationFrame);
    if (document.activeElement !== one) return "cannot be focused";
    const [element, style] = outlineOf(one) ?? [];
    if (!element || !style) return "no outline";
    const inside = Number.parseFloat(style.outlineOffset) < 0;
    const background = backgroundOf(inside ? element : element.parentElement);
    if (contrast(style.outlineColor, background) < 3)
      return `${style.outlineColor} on ${background}`;
    return isCovered(element) ? "covered by another element" : undefined;
  }

  /** Elements without a size only move the focus on. */
  const isFocusable = (one: HTMLElement) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    one.tabIndex >= 0 &&
    !one.closest("[inert]") &&
    !one.matches(":disabled, :not(:checked)[type=radio]") &&
    (one.offsetWidth > 1 || one.matches("input"));

  const root = document.querySelector(part) ?? document.body;
  const faults: string[] = [];
  for (const one of root.querySelectorAll<HTMLElement>(focusable)) {
    if (!isFocusable(one)) continue;
    const fault = await faultOf(one);
    if (fault) faults.push(`${fault}: ${one.outerHTML.slice(0, 110)}`);
  }
  return faults;
}
