import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** What depends on the theme; axe need not ask everything else twice. */
const colours = ["color-contrast", "link-in-text-block"];

/**
 * Fails where axe finds anything in the light theme, or colours that are too alike in the dark one.
 * @param part where to look, so that a long page is not looked through each time
 * @param besides what not to look into: frames of others
 */
export async function expectNoViolations(page: Page, part = "html", besides: string[] = []) {
  const axe = () =>
    besides.reduce((axe, one) => axe.exclude(one), new AxeBuilder({ page }).include(part));
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(coloursHaveChanged);
  expect(namesOf(await axe().analyze()), "light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(coloursHaveChanged);
  expect(namesOf(await axe().withRules(colours).analyze()), "dark").toEqual([]);
}

// What goes on within a form that has closed never ends.
const coloursHaveChanged = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
      .map((one) => one instanceof CSSTransition && one.finished),
  ).then(() => undefined);

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;

const namesOf = ({ violations }: Results) =>
  violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

/** Looks for mistakes on a page as it is now, on a phone and on a desk. */
export async function expectAccessible(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page);
  }
}
