import type { Page } from "@playwright/test";
import { desktop, expect, phone, test } from "../test.ts";
import {
  checkEnlarged,
  checkOnDesktop,
  checkOnPhone,
  expectNone,
  showOnDesktop,
  showOnPhone,
  showPanels,
} from "../usable.ts";
import {
  changedHeight,
  lateContent,
  otherTypeface,
  skippedElements,
  unfilledRows,
} from "./layout.ts";
import { expectComplete, expectPrintable } from "./without-javascript.ts";

/** One page of each template, in groups that share a browser page. `states` has the other templates. */
const templates: Record<string, string[]> = {
  // With a transcript, a photograph, and a second page of a list.
  media: ["/media", "/social-videos", "/social-videos/background/2", "/media/5", "/media/101"],
  treatment: ["/treating-parasites", "/podcasts", "/podcasts/1"],
  glossary: ["/glossary", "/glossary/delusional-infestation", "/search", "/literature"],
  forum: ["/", "/discussions", "/discussions/1", "/comments/blog/1", "/blog"],
  "private pages": ["/report?kind=discussion&id=1", "/own", "/404"],
  "single pages": ["/about", "/contact", "/privacy", "/do-i-need-a-doctor"],
};

for (const [group, paths] of Object.entries(templates)) {
  test(`is usable on a phone in the light theme and a desktop in the dark theme: ${group}`, async ({
    page,
    context,
    allowErrors,
  }) => {
    if (paths.includes("/404")) allowErrors("status of 404");
    test.slow();
    for (const path of paths) await test.step(path, () => audit(page, path));
    expect(await context.cookies()).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is complete on the screen and on paper", async ({ page, allowErrors }) => {
    allowErrors("status of 404");
    test.slow();
    for (const path of Object.values(templates).flat()) {
      await page.emulateMedia({ media: "screen" });
      await page.goto(path);
      await expectComplete(page, path);
      await expectPrintable(page, path);
    }
  });
});

/** Checks the layout at both widths before the checks of text, which show every panel. */
async function audit(page: Page, path: string): Promise<void> {
  await showOnPhone(page);
  await page.goto(path);
  const layoutOnPhone = {
    "far from the top": await lateContent(page, path, 600),
    "not laid out": await skippedElements(page),
    "changed height": await changedHeight(page),
  };
  await showPanels(page);
  // The header and the footer are the same on every page.
  const part = path === "/" ? "html" : "main";
  const onPhone = await checkOnPhone(page, { part });
  await showOnDesktop(page);
  const layoutOnDesktop = {
    "last row of cards not full": await unfilledRows(page, path),
    "far from the top": await lateContent(page, path, 520),
    "other typeface": await otherTypeface(page),
  };
  const onDesktop = await checkOnDesktop(page, { part });
  const enlarged = await checkEnlarged(page, { part });
  expectNone({ ...layoutOnPhone, ...onPhone }, `${path}, ${phone.width} px`);
  expectNone({ ...layoutOnDesktop, ...onDesktop, ...enlarged }, `${path}, ${desktop.width} px`);
}
