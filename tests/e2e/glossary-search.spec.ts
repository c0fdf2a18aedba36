import type { Page } from "@playwright/test";
import {
  card,
  expectMarked,
  field,
  index,
  linkTo,
  paste,
  repeatedIds,
  tab,
  tabRows,
  termCount,
  termsShown,
} from "./glossary-page.ts";
import { desk, expect, phone, test } from "./test.ts";

const status = (page: Page) => page.getByRole("search").getByRole("status");

async function search(page: Page, query: string, outcome: string | RegExp) {
  await field(page).fill(query);
  await expect(status(page)).toHaveText(outcome);
}

/** The scripts that the page asks for, as they come in. */
function scriptsOf(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

for (const viewport of [phone, desk])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport === phone });

    test("typing shows the terms that match, of all tabs, in place of the tabs", async ({
      page,
    }) => {
      await page.goto("/glossary");
      if (viewport === phone) await field(page).tap();
      await field(page).pressSequentially("itch");
      await expect(status(page)).toHaveText("12 terms match “itch”");
      await expect(termsShown(page)).toHaveCount(12);
      await expect(termsShown(page).first()).toHaveText("Pruritus");
      expect(await repeatedIds(page)).toEqual([]);
      await expect(tabRows(page)).toHaveCount(0);
      for (const category of ["Clinical Terms", "Parasites and Hosts", "Immunology Terms"])
        await expect(page.getByText(category, { exact: true }).first()).toBeVisible();
      await field(page).press("Backspace");
      await field(page).pressSequentially("xyzzyx");
      await expect(status(page)).toHaveText("No term matches “itcxyzzyx”.");
    });

    test("clearing brings the tabs back as they were", async ({ page }) => {
      await page.goto("/glossary");
      await tab(page, "Medical Terms").click();
      const before = await termsShown(page).allTextContents();
      await search(page, "itch", /12 terms/);
      await page.getByRole("button", { name: "Clear" }).click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await expect(status(page)).toHaveText("");
      await expect(tab(page, "Medical Terms")).toHaveAttribute("aria-selected", "true");
      expect(await termsShown(page).allTextContents()).toEqual(before);
      await expect(page.locator("mark")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Clear" })).toBeHidden();
    });
  });

test("fetches only the search, once the field is focused", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/glossary");
  await page.getByRole("heading", { level: 1 }).hover();
  expect(scripts).toEqual([]);
  await field(page).focus();
  await search(page, "itch", /12 terms/);
  expect(scripts).toEqual([
    expect.stringContaining("/SearchScript."),
    expect.stringContaining("/modified-click."),
  ]);
});

test("what was typed before the search came is not lost", async ({ page }) => {
  const waiting = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await waiting.promise;
    await route.continue();
  });
  await page.goto("/glossary");
  await field(page).pressSequentially("matchbox");
  await expect(status(page)).toHaveText("");
  waiting.resolve();
  await expect(status(page)).toHaveText("1 term matches “matchbox”");
  await expect(card(page, "Matchbox Sign")).toBeVisible();
});

test("where the search cannot be fetched it says so, and a later touch tries again", async ({
  page,
  forgive,
}) => {
  await page.route("**/_astro/*.js", (route) => route.abort());
  await page.goto("/glossary");
  await field(page).fill("itch");
  await expect(status(page)).toHaveText(/did not load/);
  await expect(tabRows(page)).toHaveCount(2);
  forgive("ERR_FAILED");
  await page.unroute("**/_astro/*.js");
  await field(page).press("End");
  await field(page).pressSequentially("y");
  await expect(status(page)).toHaveText(/match “itchy”/);
});

test("typing errors, capitals and missing accents are forgiven, and the words are marked", async ({
  page,
}) => {
  await page.goto("/glossary");
  for (const [query, name, marked] of [
    ["formciation", "Formication", ["Formication"]],
    ["OBSESSIVE compulsion", "Obsessive–compulsive disorder", ["Obsessive", "compulsive"]],
    ["folié", "Folie à deux", ["Folie"]],
    ["what does matchbox sign mean?", "Matchbox Sign", ["Matchbox", "Sign"]],
  ] as const) {
    await field(page).fill(query);
    await expect(termsShown(page).first()).toHaveText(name);
    const heading = page.getByRole("heading", { name, exact: true });
    await expect(heading.locator("mark")).toHaveText([...marked]);
  }
});

test("arrows lead from the field down the results and up again, Escape back and out", async ({
  page,
}) => {
  await page.goto("/glossary");
  await search(page, "itch", /12 terms/);
  const result = (at: number) => page.getByRole("article").nth(at);
  await page.keyboard.press("ArrowDown");
  await expect(result(0)).toBeFocused();
  await expect(result(0)).toHaveAccessibleName("Pruritus");
  await page.keyboard.press("ArrowDown");
  await expect(result(1)).toBeFocused();
  await expect(result(1)).toBeInViewport();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(linkTo(page, "Pruritus")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("itch");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(tabRows(page)).toHaveCount(2);
});

test("Enter neither leaves the page nor loses the results", async ({ page }) => {
  await page.goto("/glossary");
  await search(page, "itch", /12 terms/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/glossary?q=itch");
  await expect(status(page)).toHaveText("12 terms match “itch”");
});

test.describe("the address", () => {
  test("keeps the query without steps in the history, and restores it on load", async ({
    page,
  }) => {
    await page.goto("/about");
    await page.goto("/glossary#medical");
    await search(page, "gut brain", /match/);
    await expect(page).toHaveURL("/glossary?q=gut+brain#medical");
    await page.reload();
    await expect(field(page)).toHaveValue("gut brain");
    await expect(termsShown(page).first()).toHaveText("Gut–brain axis");
    await page.keyboard.press("Tab");
    await field(page).press("Escape");
    await expect(page).toHaveURL("/glossary#medical");
    await expect(tab(page, "Medical Terms")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("restores the query on the way back from another page", async ({ page }) => {
    await page.goto("/glossary");
    await search(page, "itch", /12 terms/);
    await expect(page).toHaveURL("/glossary?q=itch");
    await page.goto("/about");
    await page.goBack();
    await expect(field(page)).toHaveValue("itch");
    await expect(termsShown(page)).toHaveCount(12);
  });

  test("of a term outside of the results leads out of the search, and Back into it", async ({
    page,
  }) => {
    await page.goto("/glossary");
    await index(page).locator("summary").click();
    await search(page, "itch", /12 terms/);
    await expect(page).toHaveURL("/glossary?q=itch");
    await index(page).getByRole("link", { name: "Serotonin", exact: true }).click();
    await expect(page).toHaveURL("/glossary#serotonin");
    await expect(field(page)).toHaveValue("");
    await expect(tab(page, "Neurochemistry")).toHaveAttribute("aria-selected", "true");
    await expectMarked(page, "Serotonin", "Receptor");
    await page.goBack();
    await expect(page).toHaveURL("/glossary?q=itch");
    await expect(field(page)).toHaveValue("itch");
    await expect(termsShown(page)).toHaveCount(12);
  });

  test("of a term among the results marks it there, and is copied without the query", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/glossary");
    await search(page, "itch", /12 terms/);
    await linkTo(page, "Scabies").click();
    await expect(page).toHaveURL("/glossary?q=itch#scabies");
    await expectMarked(page, "Scabies", "Pruritus");
    await expect(termsShown(page)).toHaveCount(12);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page).toHaveURL("/glossary#scabies");
    await expect(tab(page, "Medical Terms")).toHaveAttribute("aria-selected", "true");
    await paste(page);
    await expect(field(page)).toHaveValue(new URL("/glossary#scabies", page.url()).href);
  });
});

test("a term of psychiatry brings its notice along among the results, and takes it home", async ({
  page,
}) => {
  await page.goto("/glossary#psychiatry");
  const notice = page.getByRole("main").getByText(/do not stop or change/i);
  await search(page, "giardia", /match/);
  await expect(notice).toBeHidden();
  await search(page, "psychosis", /match/);
  await expect(notice).toBeVisible();
  await field(page).press("Escape");
  await expect(page.getByRole("tabpanel", { name: "Psychiatry Terms" })).toContainText(
    /do not stop or change/i,
  );
  await expect(notice).toHaveCount(1);
});

test("a term that nothing matches can be suggested", async ({ page }) => {
  await page.goto("/glossary");
  const suggest = page.getByRole("link", { name: "Suggest a Term" });
  await expect(suggest).toHaveCount(2);
  await search(page, "xyzzyx", "No term matches “xyzzyx”.");
  await expect(termsShown(page)).toHaveCount(0);
  await expect(suggest).toHaveCount(3);
  await expect(suggest.nth(1)).toHaveAttribute("href", /^mailto:hello@example\.org\?subject=A%20/);
  await search(page, "itch", /12 terms/);
  await expect(suggest).toHaveCount(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no field, and an address with a query shows every term", async ({ page }) => {
    await page.goto("/glossary?q=itch");
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.getByRole("button", { name: "Clear" })).toBeHidden();
    await expect(page.getByText("Try other words")).toBeHidden();
    await expect(termsShown(page)).toHaveCount(termCount);
  });
});
