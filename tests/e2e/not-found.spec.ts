import { field, termCount } from "./glossary-page.ts";
import { expect, expectComplaint, phone, test } from "./test.ts";

test.use({ viewport: phone });

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("an address of nothing leads on: to a word, and to the main parts of the site", async ({
      page,
      complaints,
    }) => {
      await page.goto("/no-such-page");
      await expectComplaint(complaints, "404");
      const main = page.getByRole("main");
      const parts = page.getByRole("region", { name: "Main sections of the site" });
      await expect(parts.getByRole("link")).toHaveCount(6);
      await expect(main.getByRole("link", { name: "Go to the home page" })).toBeVisible();
      await expect(main.getByRole("link", { name: "broken link" })).toBeVisible();
      const words = page.getByRole("searchbox", {
        name: `Search all ${termCount} terms of the glossary`,
      });
      if (javaScriptEnabled) {
        await words.fill("matchbox");
        await words.press("Enter");
        await expect(page).toHaveURL("/glossary?q=matchbox");
        await expect(field(page)).toHaveValue("matchbox");
        await expect(page.getByText("1 term matches “matchbox”")).toBeVisible();
      } else {
        await expect(words).toBeHidden();
        await main.getByRole("link", { name: "The glossary" }).click();
        await expect(page).toHaveURL("/glossary");
      }
    });
  });
