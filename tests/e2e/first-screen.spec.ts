import { desktop, expect, phone, test } from "./test.ts";

/** The first card, tab or search field of every page that has one. */
const firstContent = {
  "/media": "li .card, li.card",
  "/social-videos": "[role=tab]",
  "/social-videos/background/2": "li .card, li.card",
  "/podcasts": ".card",
  "/treating-parasites": "[role=tab]",
  "/glossary": "input[type=search]",
  "/literature": ".card",
  "/discussions": ".card",
  "/support": ".card",
  "/contact": ".card",
  "/search": "input[type=search]",
  "/no-such-page": "input[type=search]",
  "/about": ".card",
  "/privacy": ".card",
  "/about/this-site": ".card",
};

for (const [viewport, most] of [
  [phone, 420],
  [desktop, 320],
] as const)
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test(`shows the first card, tab or search field within ${most} px of the top`, async ({
      page,
      allowErrors,
    }) => {
      allowErrors("404");
      for (const [path, content] of Object.entries(firstContent)) {
        await page.goto(path);
        const first = page.getByRole("main").locator(content).filter({ visible: true }).first();
        const top = (await first.boundingBox())?.y;
        expect(top, path).toBeLessThanOrEqual(most);
      }
    });
  });
