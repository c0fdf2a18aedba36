import type { Locator, Page } from "@playwright/test";
import { holdScripts } from "./hold-scripts.ts";
import { shift, watchShift } from "./layout-shift.ts";
import { desktop, expect, phone, test } from "./test.ts";

const path = "/treating-parasites";
/** The border colour of a danger notice. */
const red = "rgb(161, 28, 28)";

const panel = (page: Page, name: string) =>
  page
    .getByRole("tabpanel", { name, exact: true })
    .or(page.getByRole("region", { name, exact: true }));
const card = (place: Page | Locator, name: string) =>
  place.getByRole("article", { name, exact: true });
const note = (place: Locator, name: string) => place.getByRole("note", { name, exact: true });

const foldOf = (one: Locator) => one.locator("summary");

/** Opens the page at a tab. */
async function visit(page: Page, name: string): Promise<Locator> {
  await page.goto(`${path}#${name.toLowerCase()}`);
  await expect(panel(page, name)).toBeVisible();
  return panel(page, name);
}

test("shows notices by the colour of their danger, and the creator’s view apart", async ({
  page,
}) => {
  await page.goto(path);
  const disclaimer = page.getByRole("complementary", { name: "Medical disclaimer" });
  await expect(disclaimer).toHaveCSS("border-left-color", red);
  const medicines = await visit(page, "Medications");
  const supervision = note(medicines, "Medical supervision required");
  await expect(supervision).toHaveCSS("border-left-color", red);
  const fasting = await visit(page, "Fasting");
  await expect(note(fasting, "Before you fast")).toHaveCSS(
    "background-color",
    "rgb(252, 239, 203)",
  );
  const view = card(fasting, "How fasting targets parasites");
  const label = view.getByText("The creator’s view (not verified)", { exact: true });
  await expect(label.locator("..")).toHaveCSS("border-style", "dashed");
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("unfolds the card that a link points to, without a layout shift", async ({ page }) => {
    await watchShift(page);
    await page.goto(`${path}#wormwood`);
    await expect(card(page, "Wormwood").getByRole("heading", { level: 3 })).toBeInViewport();
    const ownLink = card(page, "Wormwood").getByRole("link", { name: "Link to this part" });
    await expect(ownLink).toHaveAttribute("href", "#wormwood");
    await expect(card(page, "Wormwood").getByText("Other considerations")).toBeVisible();
    await expect(card(page, "Clove").getByText("Other considerations")).toBeHidden();
    // The link next to the title moves when its font loads.
    expect(await shift(page)).toBeLessThan(0.001);
    await panel(page, "Supplements").getByRole("link", { name: "Clove", exact: true }).click();
    await expect(card(page, "Clove").getByText("Other considerations")).toBeVisible();
  });

  test("unfolds the card of a link that was followed before the code of the tabs had loaded", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    const shown = await visit(page, "Supplements");
    await shown.getByRole("link", { name: "Clove", exact: true }).click();
    await expect(page).toHaveURL(`${path}#clove`);
    release();
    await expect(card(page, "Clove").getByText("Other considerations")).toBeVisible();
  });

  test("unfolds a card when the browser reveals a text in it", async ({ page }) => {
    const shown = await visit(page, "Supplements");
    const text = shown.getByText("Moringa root and bark may be harmful");
    await expect(text).toBeHidden();
    // Tests cannot use find-in-page, so follow a link to the text: the browser reveals both in the same way.
    await text.evaluate((element) => {
      element.id = "found";
      location.hash = "found";
    });
    await expect(text).toBeInViewport();
    await expect(card(page, "Clove").getByText("Other considerations")).toBeHidden();
  });
});

test("shows the warning of each supplement above its dose, at any width", async ({ page }) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const cards = (await visit(page, "Supplements")).getByRole("article");
    expect(await cards.count()).toBeGreaterThan(5);
    for (const one of await cards.all()) {
      const top = async (text: RegExp) => (await one.getByText(text).first().boundingBox())?.y ?? 0;
      expect(await top(/^Warning:/)).toBeLessThan(await top(/^The creator’s dose/));
    }
  }
});

test("folds the considerations of each supplement below its dose", async ({ page }) => {
  for (const [viewport, most] of [
    [phone, 15_500],
    [desktop, 7500],
  ] as const) {
    await page.setViewportSize(viewport);
    const shown = await visit(page, "Supplements");
    await expect(shown.getByText("Other considerations").filter({ visible: true })).toHaveCount(0);
    const { height = 0 } = (await shown.boundingBox()) ?? {};
    expect(height).toBeLessThan(most);
  }
  await foldOf(card(page, "Clove")).focus();
  await page.keyboard.press("Enter");
  await expect(card(page, "Clove").getByText("Other considerations")).toBeVisible();
});
