import type { Locator, Page } from "@playwright/test";
import type { CollectionName } from "../../src/collections/collections.ts";
import { contentOf } from "../support/content.ts";
import { holdScripts } from "./hold-scripts.ts";
import { shift, watchShift } from "./layout-shift.ts";
import { mockOtherHosts } from "./other-hosts.ts";
import { desktop, expect, phone, test } from "./test.ts";

const path = "/treating-parasites";
const stopWarning = "Do not stop or change prescribed treatment; talk to a clinician first.";

const inOrder = (collection: CollectionName) =>
  Object.values(contentOf(collection)).toSorted(
    (one, other) => Number(one["order"]) - Number(other["order"]),
  );

type Name = "Holistic" | "Fasting" | "Supplements" | "Medications" | "Frequencies";

/** The titles of the cards on each tab. */
const tabs = Object.fromEntries(
  inOrder("treatment-tabs").map(({ label, cards }) => [
    label,
    inOrder(cards as CollectionName).map(({ name, title }) => String(name ?? title)),
  ]),
) as Record<Name, string[]>;
const names = Object.keys(tabs) as Name[];

/** The border colour of a danger notice. */
const red = "rgb(161, 28, 28)";

const row = (page: Page, label: string) =>
  page
    .locator(`[aria-label="${label}"]`)
    .getByRole("link")
    .or(page.getByRole("tablist", { name: label, exact: true }).getByRole("tab"));
const top = (page: Page) => row(page, "Types of treatment");
const bottom = (page: Page) => row(page, "Types of treatment, again");
const panel = (page: Page, name: string) =>
  page
    .getByRole("tabpanel", { name, exact: true })
    .or(page.getByRole("region", { name, exact: true }));
const card = (place: Page | Locator, name: string) =>
  place.getByRole("article", { name, exact: true });
const note = (place: Locator, name: string) => place.getByRole("note", { name, exact: true });

const foldOf = (one: Locator) => one.locator("summary");
const warningOf = (one: Locator) => one.getByRole("paragraph").filter({ hasText: /^Warning:/ });

/** Opens the page at a tab. */
async function visit(page: Page, name: Name): Promise<Locator> {
  await page.goto(`${path}#${name.toLowerCase()}`);
  await expect(panel(page, name)).toBeVisible();
  return panel(page, name);
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("shows a hero, a red disclaimer and two rows of tabs with the cards in order", async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      "Treating Parasitic Infections",
    );
    const disclaimer = main.getByRole("complementary", { name: "Medical disclaimer" });
    await expect(disclaimer).toContainText("Not medical advice.");
    await expect(disclaimer).toContainText(stopWarning);
    await expect(disclaimer).toHaveCSS("border-left-color", red);
    for (const [name, href] of [
      ["Videos and photos", "/media"],
      ["Look up a term", "/glossary"],
    ] as const)
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
    const closing = page.getByRole("region", { name: "Integrated Treatment Approach" });
    await expect(closing.getByRole("heading", { level: 3 })).toHaveText([
      "Foundation",
      "Enhancement",
      "Medical Care",
    ]);
    await expect(closing).toContainText(stopWarning);
    await expect(top(page)).toHaveText(names);
    await expect(bottom(page)).toHaveText(names);
    await expect(panel(page, "Holistic")).toBeVisible();
    for (const name of names) {
      await top(page).filter({ hasText: name }).click();
      const shown = panel(page, name);
      await expect(shown.getByRole("heading", { level: 2 })).toHaveText(name);
      await expect(shown.getByText(stopWarning)).toBeVisible();
      await expect(shown.getByText(/Last edited \d{1,2} \w+ 20\d\d/)).toBeVisible();
      await expect(shown.getByRole("article").getByRole("heading", { level: 3 })).toContainText(
        tabs[name],
      );
      for (const title of tabs[name]) await expect(card(shown, title)).toBeVisible();
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test("shows each medicine with its type, uses, risks and a call-out below a red notice", async ({
    page,
  }) => {
    const shown = await visit(page, "Medications");
    const warning = note(shown, "Medical supervision required");
    await expect(warning).toContainText("only if a clinician has prescribed them");
    await expect(warning).toHaveCSS("border-left-color", red);
    await expect(note(shown, "Call for help now")).toContainText("A seizure");
    for (const name of tabs.Medications) {
      const one = card(shown, name);
      const type = name === "Ivermectin" ? "Antiparasitic" : "Anthelmintic";
      await expect(one.getByText(type, { exact: true })).toBeVisible();
      await expect(warningOf(one)).toBeVisible();
      await expect(one.getByText("Consult a healthcare provider.")).toBeVisible();
      await expect(foldOf(one)).toBeHidden();
      await expect(one.getByRole("heading", { name: "Common uses" })).toBeVisible();
      await expect(one.getByRole("heading", { name: "Other considerations" })).toBeVisible();
      await expect(one.getByRole("link", { name: /^MedlinePlus: / })).toBeVisible();
    }
  });
});

test("shows fasting protocols with their risks, a separate view and a yellow notice", async ({
  page,
}) => {
  const shown = await visit(page, "Fasting");
  for (const title of tabs.Fasting.slice(0, 2)) {
    await expect(card(shown, title).getByText("Other considerations")).toHaveCount(1);
    await expect(card(shown, title)).not.toContainText("The creator’s view");
  }
  const risk = warningOf(card(shown, "Extended fasting protocol"));
  await expect(risk).toContainText("Warning: Refeeding syndrome can be fatal.");
  const term = risk.getByRole("link", { name: "Refeeding syndrome" });
  await expect(term).toHaveAttribute("href", "/glossary/refeeding-syndrome");
  await term.focus();
  await expect(page.getByRole("tooltip")).toBeVisible();
  const intermittent = card(shown, "Intermittent fasting protocols");
  await foldOf(intermittent).click();
  await expect(intermittent.getByText("Sources checked: 22 November 2026")).toBeVisible();
  const view = card(shown, "How fasting targets parasites");
  const label = view.getByText("Example of a view (not the creator’s words)", { exact: true });
  await expect(label).toBeVisible();
  await expect(label.locator("..")).toHaveCSS("border-style", "dashed");
  await expect(note(shown, "Before you fast")).toContainText("refeeding syndrome");
  await expect(note(shown, "Before you fast")).toHaveCSS("background-color", "rgb(252, 239, 203)");
  const urgent = note(shown, "Call for help now");
  await expect(urgent.getByRole("listitem").filter({ hasText: "Fainting" })).toBeVisible();
  await expect(urgent.getByRole("link", { name: "911" }).first()).toHaveAttribute(
    "href",
    "tel:911",
  );
});

test("lists the supplements, with their sources, below the notices", async ({ page }) => {
  const shown = await visit(page, "Supplements");
  for (const fold of await foldOf(shown).all()) await fold.click();
  const turmeric = card(shown, "Turmeric");
  const source = "LiverTox: Turmeric (opens a new tab)";
  await expect(turmeric.getByRole("link", { name: source })).toHaveAttribute(
    "href",
    "https://www.ncbi.nlm.nih.gov/books/NBK548561/",
  );
  await expect(turmeric.getByText("Sources checked: 18 November 2026")).toBeVisible();
  await expect(turmeric.getByText("Further reading")).toBeVisible();
  await expect(
    turmeric.getByRole("link", { name: "Example Pharmacy: What to know about turmeric" }),
  ).toHaveAttribute("href", "https://example.org/pharmacy/turmeric");
  await expect(card(shown, "Luteolin").getByText("No reliable source was found")).toBeVisible();
  const article = shown.getByRole("link", { name: /research article .*\(opens a new tab\)/ });
  await expect(article).toHaveAttribute("href", /^https:\/\//);
  await expect(article).toHaveAttribute("target", "_blank");
  await expect(note(shown, "Before you take a supplement")).toContainText(
    "Natural does not mean safe.",
  );
  const urgent = note(shown, "Call for help now");
  await expect(urgent).toContainText("Jaundice (yellow skin or eyes)");
  await expect(urgent.getByRole("link", { name: "1-800-222-1222" }).first()).toHaveAttribute(
    "href",
    "tel:18002221222",
  );
  const list = shown.getByRole("navigation", { name: "On this tab: Supplements" });
  await expect(list.getByRole("link")).toHaveText(tabs.Supplements);
  await list.getByRole("link", { name: "Moringa" }).click();
  await expect(page).toHaveURL(`${path}#moringa`);
  await expect(card(shown, "Moringa")).toBeInViewport();
});

test("opens a frequency playlist in a new window on a click anywhere on its card", async ({
  page,
  context,
}) => {
  const requested = await mockOtherHosts(context);
  const shown = await visit(page, "Frequencies");
  const complementary = note(shown, "Complementary, not a replacement for medical care");
  await expect(complementary).toContainText("never replaces it");
  for (const name of tabs.Frequencies) {
    const link = shown.getByRole("link", { name: `${name} (opens a new window)` });
    await expect(link).toHaveAttribute("rel", "noopener");
    await card(shown, name).click();
    await expect.poll(() => requested.at(-1)).toBe(await link.getAttribute("href"));
  }
  await expect(page).toHaveURL(`${path}#frequencies`);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("unfolds the card that a link points to, without a layout shift", async ({ page }) => {
    await watchShift(page);
    await page.goto(`${path}#wormwood`);
    await expect(card(page, "Wormwood").getByRole("heading", { level: 3 })).toBeInViewport();
    const ownLink = page.getByRole("link", { name: "Link to Wormwood", exact: true });
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

test("shows the warning, who must not take it and the lack of trials before each dose, folds the rest, and marks the unsafe doses", async ({
  page,
}) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const shown = await visit(page, "Supplements");
    for (const name of tabs.Supplements) {
      const text = await card(shown, name).innerText();
      expect(text).toMatch(
        /\n+Warning: .+\n+Who must not take it\n(.+\n)+\n*No reliable trial shows that it clears parasites\.\n+The creator’s dose \((not verified|unsafe: do not take)\)\n/,
      );
      expect(text).toMatch(/pregnan/);
      expect(text).toMatch(/under 18/);
      expect(text).not.toContain("Other considerations");
    }
    const { height = 0 } = (await shown.boundingBox()) ?? {};
    expect(height).toBeLessThan(viewport === phone ? 15_500 : 7500);
  }
  const unsafe = panel(page, "Supplements")
    .getByRole("article")
    .filter({ hasText: "(unsafe: do not take)" });
  await expect(unsafe.getByRole("heading", { level: 3 })).toHaveText([
    "Sodium bicarbonate",
    "High-mineral sea salt",
    "Fennel seeds",
  ]);
  await foldOf(card(page, "Clove")).focus();
  await page.keyboard.press("Enter");
  await expect(card(page, "Clove").getByText("Other considerations")).toBeVisible();
});
