import type { Page } from "@playwright/test";

export const movingElements = (page: Page): Promise<string[]> => page.evaluate(findMoving);

function findMoving(): string[] {
  const isLong = (times: string) =>
    times.split(", ").some((time) => Number.parseFloat(time) > 0.001);
  return Array.from(document.querySelectorAll("*")).flatMap((element) =>
    ["", "::before", "::after", "::backdrop"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const runs = style.animationName !== "none" && isLong(style.animationDuration);
      return runs || isLong(style.transitionDuration) ? [element.outerHTML.slice(0, 90)] : [];
    }),
  );
}
