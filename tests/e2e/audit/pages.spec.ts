import type { Page } from "@playwright/test";
import { routes } from "../routes.ts";
import { desktop, phone, test } from "../test.ts";
import {
  checkOnDesktop,
  checkOnPhone,
  checkSpacing,
  expectNone,
  showOnDesktop,
  showOnPhone,
  showPanels,
} from "../usable.ts";
import { changedHeight, lateContent, loneCards, otherTypeface, skippedElements } from "./layout.ts";
import { expectComplete, expectPrintable } from "./without-javascript.ts";

const paths = [...routes.map(([path]) => path), "/404"];

/** Number of tests that the pages are split into. Pages in one test share the browser's cache. */
const partCount = 3;

for (let part = 0; part < partCount; part++) {
  const pathsOfPart = paths.filter((_, at) => at % partCount === part);
  const title = `every page, part ${part + 1}`;

  test(`is usable on a phone in the light theme and a desktop in the dark theme: ${title}`, async ({
    page,
  }) => {
    // Each page is checked at both widths.
    test.slow();
    for (const path of pathsOfPart) await audit(page, path);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`is complete on the screen and on paper: ${title}`, async ({ page }) => {
      for (const path of pathsOfPart) {
        await page.emulateMedia({ media: "screen" });
        await page.goto(path);
        await expectComplete(page, path);
        await expectPrintable(page, path);
      }
    });
  });
}

/** Checks the layout at both widths before the checks of text, which show every panel. */
async function audit(page: Page, path: string): Promise<void> {
  await showOnPhone(page);
  await page.goto(path);
  const layoutOnPhone = await layoutFaults(page, path, 600);
  await showOnDesktop(page);
  const lone = await loneCards(page, path);
  const layoutOnDesktop = await layoutFaults(page, path, 520);

  await showOnPhone(page);
  await showPanels(page);
  const part = partOf(path);
  const onPhone = await checkOnPhone(page, { part });
  await showOnDesktop(page);
  const onDesktop = await checkOnDesktop(page, { part });
  const spaced = await checkSpacing(page, { part });
  expectNone({ ...layoutOnPhone, ...onPhone }, `${path}, ${phone.width} px`);
  expectNone(
    { "cards alone in a row": lone, ...layoutOnDesktop, ...onDesktop, ...spaced },
    `${path}, ${desktop.width} px`,
  );
}

/** The header and the footer are the same on every page. */
const partOf = (path: string) => (path === "/" ? "html" : "main");

const layoutFaults = async (page: Page, path: string, mostAbove: number) => ({
  "far from the top": await lateContent(page, path, mostAbove),
  "not laid out": await skippedElements(page),
  "other typeface": await otherTypeface(page),
  "changed height": await changedHeight(page),
});
