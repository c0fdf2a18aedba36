import type { Locator, Page } from "@playwright/test";
import { shift, watchShift } from "./layout-shift.ts";
import { expect, phone, test } from "./test.ts";

const path = "/treating-parasites";
const red = "rgb(161, 28, 28)";
const amber = "rgb(109, 74, 0)";

const panel = (page: Page, name: string) =>
  page
    .getByRole("tabpanel", { name, exact: true })
    .or(page.getByRole("region", { name, exact: true }));
const card = (place: Page | Locator, name: string) =>
  place.getByRole("article", { name, exact: true });
const note = (place: Locator, name: string) => place.getByRole("group", { name, exact: true });

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
  const supplements = await visit(page, "Supplements");
  const dose = supplements.getByText("The creator’s dose (unsafe: do not take)").first();
  await expect(dose.locator("..")).toHaveCSS("border-left-color", red);
  const fasting = await visit(page, "Fasting");
  await expect(note(fasting, "Before you fast")).toHaveCSS("border-left-color", amber);
  const view = card(fasting, "How fasting targets parasites");
  await expect(view.getByText("The creator’s view (not verified)", { exact: true })).toBeVisible();
});

test("unfolds the card that a link points to, or in which the browser reveals a text, without a layout shift", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await watchShift(page);
  await page.goto(`${path}#wormwood`);
  await expect(card(page, "Wormwood").getByRole("heading", { level: 3 })).toBeInViewport();
  const ownLink = card(page, "Wormwood").getByRole("link", { name: "Link to Wormwood" });
  await expect(ownLink).toHaveAttribute("href", "#wormwood");
  await expect(card(page, "Wormwood").getByText("Other considerations")).toBeVisible();
  await expect(card(page, "Clove").getByText("Other considerations")).toBeHidden();
  // The link next to the title moves when its font loads.
  expect(await shift(page)).toBeLessThan(0.001);
  const text = panel(page, "Supplements").getByText("Moringa root and bark may be harmful");
  await expect(text).toBeHidden();
  // Tests cannot use find-in-page, so follow a link to the text: the browser reveals both in the same way.
  await text.evaluate((element) => {
    element.id = "found";
    location.hash = "found";
  });
  await expect(text).toBeInViewport();
  await expect(card(page, "Clove").getByText("Other considerations")).toBeHidden();
});

test("shows the whole danger of each supplement in a closed row, and its dose only in an open one, below who must not take it", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const shown = await visit(page, "Supplements");
  const doses = shown.getByText("The creator’s dose").filter({ visible: true });
  await expect(doses).toHaveCount(0);
  await expect(shown.getByText("Never swallow clove oil").first()).toBeVisible();
  const cut = await shown
    .locator("summary > span")
    .evaluateAll((dangers) =>
      dangers.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
  const first = await shown.getByRole("article").first().boundingBox();
  expect(first?.y).toBeLessThan(900);
  await card(page, "Clove").locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(doses).toHaveCount(1);
  // A style can show the dose first, whatever the order of the text is.
  const wrong = await shown.getByRole("article").evaluateAll((cards) =>
    cards.filter((one) => {
      for (const fold of one.querySelectorAll("details")) fold.open = true;
      const topOf = (words: string) => {
        const headings = [...one.querySelectorAll("h4")];
        const found = headings.find(({ textContent }) => textContent.includes(words));
        return found?.getBoundingClientRect().top ?? Number.NaN;
      };
      return !(topOf("Who must not take it") < topOf("The creator’s dose"));
    }),
  );
  expect(wrong).toHaveLength(0);
});
