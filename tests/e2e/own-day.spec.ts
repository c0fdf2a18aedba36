import { inlineScript } from "../../src/build/inline-script.ts";
import { expect, test } from "./test.ts";

// At 22 o'clock on the day before.
test.use({ timezoneId: "Pacific/Pago_Pago" });

test("shows times as the visitor's local day before the first paint, and leaves dates unchanged", async ({
  page,
}) => {
  await page.goto("/discussions/2");
  const time = page.getByRole("main").getByRole("time").first();
  await expect(time).toHaveText("9 March 2025");
  await expect(time).toHaveAttribute("datetime", "2025-03-10T09:00:00.000Z");
  await page.goto("/podcasts/1");
  const day = page.getByRole("main").getByRole("time").first();
  const [year, month, date] = (await day.getAttribute("datetime"))?.split("-").map(Number) ?? [];
  await expect(day).toHaveText(new RegExp(`^${date} \\w+ ${year}$`));
  expect(month).toBeGreaterThan(0);
});

test("leaves the word that shows an edit unchanged, so that React finds what the server has written", async ({
  page,
}) => {
  await page.setContent(`<time datetime="2025-03-10T09:00:00.000Z">Edited</time>`);
  await page.addScriptTag({ content: inlineScript("own-day") });
  await expect(page.getByRole("time")).toHaveText("Edited");
});
