import { test } from "./test.ts";
import { openForm, content, author, email } from "./reply-form.ts";
for (const width of [360, 1280])
  for (const colorScheme of ["light", "dark"] as const)
  test.describe(`${width} ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    test("pictures", async ({ page, allowErrors }) => {
      allowErrors(/404/ as never);
      const shot = (name: string, fullPage = true) =>
        page.screenshot({ path: `/tmp/shots-forum/${name}-${width}-${colorScheme}.png`, fullPage });
      await page.goto("/discussions?category=weekly-discussions");
      await shot("category");
      await page.goto("/discussions/1");
      await openForm(page);
      await author(page).fill("Mara");
      await email(page).fill("m@example.org");
      await content(page).fill("Two things:\n\n1. Rest, and rest again until it is done, which may take a very long time for some\n3. Drink\n\n- See [my notes](https://notes.example.org/a) or https://example.org/b\n- [cyst](/glossary#cyst)\nEnd\nof it");
      await page.locator("summary", { hasText: "Preview" }).click();
      await shot("discussion");
      await page.route("**/api/blog/1", () => {});
      await page.goto("/blog#1");
      await page.getByRole("status").filter({ hasText: "Loading post" }).waitFor({ state: "attached" });
      await shot("blog-loading", false);
      await page.unroute("**/api/blog/1");
      if (colorScheme === "light") {
        const data = { author: "Mara", email: "m@example.org", content: `- One\n- Two ${width}` };
        const { own } = await (await page.request.post("/api/discussions/3/replies", { data })).json();
        await page.goto(own);
        await page.getByRole("button", { name: "Preview" }).click();
        await page.getByRole("heading", { name: "Preview" }).waitFor();
        await shot("own-preview");
        await shot("own-preview-top", false);
      }
    });
  });
