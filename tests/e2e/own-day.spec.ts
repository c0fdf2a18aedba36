import { expect, test } from "./test.ts";

// At 22 o'clock on the day before.
test.use({ timezoneId: "Pacific/Pago_Pago" });

test("shows times as the visitor's local day", async ({ page }) => {
  await page.goto("/discussions/2");
  const time = page.getByRole("main").getByRole("time").first();
  await expect(time).toHaveText("9 March 2025");
  await expect(time).toHaveAttribute("datetime", "2025-03-10T09:00:00.000Z");
});
