import type { Page } from "@playwright/test";
import { deviceCalls, openOnDevice } from "./share-device.ts";
import { expect, test } from "./test.ts";

const clickShare = (page: Page) => page.getByRole("button", { name: "Share Our Website" }).click();
const address = "https://ntkoc.example.org";

for (const outcome of ["works", "fails"] as const)
  test(`passes title, text and URL to a device, and does nothing more if sharing ${outcome}`, async ({
    page,
  }) => {
    const alerts = await openOnDevice(page, "/", outcome, "works");
    await clickShare(page);
    await expect
      .poll(async () => (await deviceCalls(page)).shared)
      .toEqual([{ title: "NTKOC", text: expect.stringContaining("parasites"), url: address }]);
    const { copied } = await deviceCalls(page);
    expect([copied, alerts]).toEqual([[], []]);
  });

for (const share of ["missing", "refuses"] as const)
  test(`shows the address, selected, if copying is refused and sharing ${share}`, async ({
    page,
  }) => {
    const alerts = await openOnDevice(page, "/", share, "refuses");
    for (let press = 0; press < 2; press++) {
      await clickShare(page);
      const field = page.getByLabel("Your browser cannot share or copy this address.");
      await expect(field).toHaveValue(address);
      await expect(field).toBeFocused();
      const isSelected = (input: HTMLInputElement) =>
        input.selectionStart === 0 && input.selectionEnd === input.value.length;
      expect(await field.evaluate(isSelected)).toBe(true);
    }
    expect(alerts).toEqual([]);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has a link to share the URL by email", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Share Our Website" })).toBeHidden();
    const link = page.getByRole("link", { name: "Share by email" });
    const href = new URL((await link.getAttribute("href")) ?? "");
    expect(href.protocol).toBe("mailto:");
    expect(href.searchParams.get("body")).toContain(address);
  });
});
