import type { Page } from "@playwright/test";
import { heard, openOnDevice } from "./share-device.ts";
import { expect, test } from "./test.ts";

const press = (page: Page) => page.getByRole("button", { name: "Share Our Website" }).click();
const address = "https://ntkoc.example.org";

test("a device that can share is given title, text and address", async ({ page }) => {
  const alerts = await openOnDevice(page, "/", "works", "works");
  await press(page);
  const { shared, copied } = await heard(page);
  expect(shared).toEqual([
    { title: "NTKOC", text: expect.stringContaining("parasites"), url: address },
  ]);
  expect([copied, alerts]).toEqual([[], []]);
});

test("another one copies the address and says so", async ({ page }) => {
  const alerts = await openOnDevice(page, "/", "missing", "works");
  await press(page);
  await expect.poll(() => alerts).toEqual(["Website URL copied to clipboard!"]);
  expect((await heard(page)).copied).toEqual([address]);
});

for (const [share, copy] of [
  ["fails", "works"],
  ["missing", "fails"],
] as const)
  test(`sharing that ${share} beside copying that ${copy} is silent`, async ({ page }) => {
    const alerts = await openOnDevice(page, "/", share, copy);
    await press(page);
    await expect
      .poll(async () => {
        const { shared, copied } = await heard(page);
        return shared.length + copied.length;
      })
      .toBe(1);
    expect(alerts).toEqual([]);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the address can be shared by e-mail", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Share Our Website" })).toBeHidden();
    const link = page.getByRole("link", { name: "Share by email" });
    const href = new URL((await link.getAttribute("href")) ?? "");
    expect(href.protocol).toBe("mailto:");
    expect(href.searchParams.get("body")).toContain(address);
  });
});
