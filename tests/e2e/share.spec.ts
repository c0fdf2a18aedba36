import { expect, test } from "./test.ts";

test("shows the address, selected, if sharing and copying are refused", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = async () => {
      throw new DOMException("no", "NotAllowedError");
    };
    Object.defineProperty(navigator, "share", { value: refuse });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
  });
  await page.goto("/");
  for (let press = 0; press < 2; press++) {
    await page.getByRole("button", { name: "Share Our Website" }).click();
    const field = page.getByLabel("Your browser cannot copy this address.");
    await expect(field).toHaveValue("https://ntkoc.example.org");
    await expect(field).toBeFocused();
    const isSelected = (input: HTMLInputElement) =>
      input.selectionStart === 0 && input.selectionEnd === input.value.length;
    expect(await field.evaluate(isSelected)).toBe(true);
  }
});
