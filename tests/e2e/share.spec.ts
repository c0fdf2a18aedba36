import type { Page } from "@playwright/test";
import { deviceCalls, openOnDevice } from "./share-device.ts";
import { expect, test } from "./test.ts";

const clickShare = (page: Page) => page.getByRole("button", { name: "Share Our Website" }).click();
const address = "https://ntkoc.example.org";

test("passes title, text and URL to a device, and does nothing more if the visitor cancels", async ({
  page,
}) => {
  const alerts = await openOnDevice(page, "/", "fails", "works");
  await clickShare(page);
  await expect
    .poll(async () => (await deviceCalls(page)).shared)
    .toEqual([{ title: "NTKOC", text: expect.stringContaining("parasites"), url: address }]);
  const { copied } = await deviceCalls(page);
  expect([copied, alerts]).toEqual([[], []]);
});

test("shows the address, selected, if sharing and copying are refused", async ({ page }) => {
  const alerts = await openOnDevice(page, "/", "refuses", "refuses");
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
