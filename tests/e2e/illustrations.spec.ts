import { desktop, expect, phone, test } from "./test.ts";

/** Each illustration of the doctor page with the number of its drawings and steps. */
const illustrations: [name: string, drawings: number, steps: number][] = [
  ["Where four common parasites live", 1, 4],
  ["The life cycle of the threadworm", 1, 5],
  ["How to take a stool (poo) sample", 4, 4],
  ["How to do a tape test for threadworms", 4, 4],
];

test("gives each drawing a name, a description, steps and sources", async ({ page }) => {
  await page.goto("/do-i-need-a-doctor");
  for (const [name, drawings, steps] of illustrations) {
    const figure = page.getByRole("figure", { name });
    const images = figure.getByRole("img");
    await expect(images, name).toHaveCount(drawings);
    for (const image of await images.all()) {
      await expect(image).toHaveAccessibleName(/\w/);
      await expect(image).toHaveAccessibleDescription(/\w\.$/);
    }
    await expect(figure.getByRole("listitem"), name).toHaveCount(steps);
    await expect(figure).toContainText(
      /Sources checked: \d+ \w+ 20\d\d\. No clinician has reviewed/,
    );
    await expect(figure.getByRole("link").first()).toHaveAttribute("href", /^https:/);
  }
});

test("numbers the steps like the drawing, with labels of at least 12 pixels on a phone", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/do-i-need-a-doctor");
  const drawing = page
    .getByRole("figure", { name: "The life cycle of the threadworm" })
    .getByRole("img");
  const labels = await drawing.evaluate((svg) =>
    [...svg.querySelectorAll("text")].map((label) => ({
      text: label.textContent,
      size: Number.parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.a ?? 0),
    })),
  );
  expect(new Set(labels.map(({ text }) => text))).toEqual(new Set(["1", "2", "3", "4", "5"]));
  expect(Math.min(...labels.map(({ size }) => size))).toBeGreaterThanOrEqual(12);
});

test("keeps the numbers readable in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/do-i-need-a-doctor");
  const drawing = page
    .getByRole("figure", { name: "Where four common parasites live" })
    .getByRole("img");
  const [number, circle] = await drawing.evaluate((svg) => {
    const label = [...svg.querySelectorAll("text")].find((one) => one.textContent === "1");
    const fills = [label, label?.previousElementSibling];
    return fills.map((element) => element && getComputedStyle(element).fill);
  });
  expect(number).toMatch(/^rgb/);
  expect(number).not.toBe(circle);
});

test("shows the illustrations of a term on its page, and prints them", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/glossary/scabies");
  const figure = page.getByRole("figure", { name: "Where four common parasites live" });
  await expect(figure.getByRole("img")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(figure.getByRole("img")).toBeVisible();
  await expect(figure).toHaveCSS("break-inside", "avoid");
  await page.goto("/glossary/albendazole");
  await expect(page.getByRole("main").getByRole("figure")).toHaveCount(0);
});
