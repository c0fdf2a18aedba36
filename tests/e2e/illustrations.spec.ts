import { expect, phone, test } from "./test.ts";

test("shows drawings with readable numbers on a phone, in forced colours and in print", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/do-i-need-a-doctor");
  const figure = page.getByRole("figure", { name: "Where four common parasites live" });
  const drawing = figure.getByRole("img");
  await figure.getByText("Where four common parasites live").click();
  const sizes = await drawing.evaluate((svg) =>
    [...svg.querySelectorAll("text")].map(
      (label) =>
        Number.parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.a ?? 0),
    ),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  await page.emulateMedia({ forcedColors: "active" });
  const [number, circle] = await drawing.evaluate((svg) => {
    const label = [...svg.querySelectorAll("text")].find((one) => one.textContent === "1");
    const fills = [label, label?.previousElementSibling];
    return fills.map((element) => element && getComputedStyle(element).fill);
  });
  expect(number).toMatch(/^rgb/);
  expect(number).not.toBe(circle);
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect(drawing).toBeVisible();
  await expect(figure).toHaveCSS("break-inside", "avoid");
});
