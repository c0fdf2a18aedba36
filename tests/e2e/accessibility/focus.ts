import type { Page } from "@playwright/test";

/**
 * What a keyboard reaches without one seeing it: no line of 2 pixels in a colour that stands out from
 * its ground, or something that lies over it.
 */
export async function unseenFocus(page: Page, part: string): Promise<string[]> {
  // After a key, whatever gets the focus shows it as for a keyboard.
  await page.keyboard.press("Shift");
  return page.evaluate(findUnseen, part);
}

async function findUnseen(part: string): Promise<string[]> {
  const reached = "a[href], button, summary, input, select, textarea, [tabindex='0']";
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map<string, number[]>();

  /** Red, green, blue and alpha, each from 0 to 1. */
  function channels(colour: string): number[] {
    const before = known.get(colour);
    if (before) return before;
    const drawn = drawnChannels(colour);
    known.set(colour, drawn);
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

  function groundOf(one: Element | null): string {
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

  /** Whether something else lies in the middle of what one can see of it. */
  function isCovered(one: Element): boolean {
    const { left, right, top, bottom } = one.getClientRects()[0] ?? one.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const found = document.elementFromPoint(x, y);
    return !found || !(one.contains(found) || found.contains(one));
  }

  /** Where the line is: around it, what covers its card, its picture, or the heading of its panel. */
  function markedBy(one: Element): [Element, CSSStyleDeclaration] | undefined {
    const heading = one.querySelector("h2") ?? one;
    return [one, one.parentElement ?? one, heading]
      .flatMap((place): [Element, CSSStyleDeclaration][] => [
        [place, getComputedStyle(place)],
        [place, getComputedStyle(place, "::after")],
      ])
      .find(
        ([, line]) => line.outlineStyle !== "none" && Number.parseFloat(line.outlineWidth) >= 2,
      );
  }

  async function faultOf(one: HTMLElement): Promise<string | undefined> {
    one.focus();
    // The page may scroll once more.
    if (one.role === "tabpanel") await new Promise(requestAnimationFrame);
    if (document.activeElement !== one) return "takes no focus";
    const [place, line] = markedBy(one) ?? [];
    if (!place || !line) return "no line";
    const inside = Number.parseFloat(line.outlineOffset) < 0;
    const ground = groundOf(inside ? place : place.parentElement);
    if (contrast(line.outlineColor, ground) < 3) return `${line.outlineColor} on ${ground}`;
    return isCovered(place) ? "something lies over it" : undefined;
  }

  /** A guard without a size only sends the focus on. */
  const isReached = (one: HTMLElement) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    one.tabIndex >= 0 &&
    !one.closest("[inert]") &&
    !one.matches(":disabled, :not(:checked)[type=radio]") &&
    (one.offsetWidth > 1 || one.matches("input"));

  const root = document.querySelector(part) ?? document.body;
  const faults: string[] = [];
  for (const one of root.querySelectorAll<HTMLElement>(reached)) {
    if (!isReached(one)) continue;
    const fault = await faultOf(one);
    if (fault) faults.push(`${fault}: ${one.outerHTML.slice(0, 110)}`);
  }
  return faults;
}
