import { expect, test } from "../test.ts";

for (const [path, place, opens] of [
  ["/discussions", /New discussion/, "Start a Discussion"],
  ["/media?video=1", /^Comments \(\d/, "Add Comment"],
] as const)
  test(`shows the helplines next to the form of ${path}`, async ({ page }) => {
    await page.goto(path);
    const region = page.getByRole("region", { name: place });
    await region.locator("summary", { hasText: opens }).click();
    await expect(region.getByText("Get help now")).toBeVisible();
    await expect(region.getByRole("link", { name: "116 123" }).first()).toHaveAttribute(
      "href",
      "tel:116123",
    );
  });
