import { field, termCount } from "./glossary-page.ts";
import { expect, expectConsoleErrors, phone, test } from "./test.ts";

test.use({ viewport: phone });

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("offers a glossary search and links to the main sections", async ({
      page,
      consoleErrors,
    }) => {
      await page.goto("/no-such-page");
      await expectConsoleErrors(consoleErrors, "404");
      const main = page.getByRole("main");
      const sections = page.getByRole("region", { name: "Main sections of the site" });
      await expect(sections.getByRole("link")).toHaveCount(7);
      await expect(main.getByRole("link", { name: "Go to the home page" })).toBeVisible();
      await expect(main.getByRole("link", { name: "broken link" })).toBeVisible();
      const search = page.getByRole("searchbox", {
        name: `Search all ${termCount} terms of the glossary`,
      });
      if (javaScriptEnabled) {
        await search.fill("matchbox");
        await search.press("Enter");
        await expect(page).toHaveURL("/glossary?q=matchbox");
        await expect(field(page)).toHaveValue("matchbox");
        await expect(page.getByText("1 term matches “matchbox”")).toBeVisible();
      } else {
        await expect(search).toBeHidden();
        await main.getByRole("link", { name: "The glossary" }).click();
        await expect(page).toHaveURL("/glossary");
      }
    });
  });
