import type { Page } from "@playwright/test";
import { hold, holdScripts } from "./hold.ts";
import { hydrated } from "./hydrated.ts";
import { expect, expectConsoleErrors, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search this site" });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const results = (page: Page) => page.getByRole("region", { name: "Results" }).getByRole("listitem");
const titles = (page: Page) => results(page).getByRole("heading");

test("opens from the header, shows results as the visitor types, and changes the URL on Enter", {
  tag: "@browsers",
}, async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("matchbox sgin");
  await expect(titles(page).first()).toHaveText("Matchbox Sign");
  await expect(results(page).first()).toContainText("Glossary term");
  await expect(results(page).first().locator("mark").first()).toHaveText("Matchbox");
  await expect(status(page)).toHaveText(/^\d+ results for “matchbox sgin”\.$/);
  await expect(page).toHaveURL("/search#query");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\?q=matchbox\+sgin/);
  await expect(field(page)).toBeFocused();

  await field(page).fill("privacy");
  await field(page).press("Enter");
  await expect(status(page)).toHaveText(/“privacy”/);
  await titles(page).first().getByRole("link").click();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=privacy/);
  await expect(field(page)).toHaveValue("privacy");
  await expect(titles(page).first()).toBeVisible();

  await field(page).fill("");
  await expect(page.getByRole("heading", { name: "Try one of these" })).toBeVisible();
  await expect(status(page)).toHaveCount(0);
});

test("adds 20 results and focuses the first of them, and suggests what to do next if nothing is found", async ({
  page,
}) => {
  await page.goto("/search");
  await field(page).fill("parasites");
  await expect(results(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Show more results" }).click();
  await expect(results(page)).toHaveCount(40);
  await expect(titles(page).nth(20).getByRole("link")).toBeFocused();
  await field(page).fill("ivermektonn");
  const ways = page.getByRole("region", { name: "Nothing was found" });
  await expect(ways.getByRole("link", { name: "Suggest a Term" })).toHaveAttribute(
    "href",
    /^mailto/,
  );
  await ways.getByRole("link", { name: "Ivermectin" }).click();
  await expect(titles(page).first()).toHaveText("Ivermectin");
});

test("searches again, or with the form, if the index does not load, and as the visitor types once it does", async ({
  page,
  consoleErrors,
}) => {
  await page.route("**/search-index.json", (route) => route.abort(), { times: 2 });
  await page.goto("/search");
  await field(page).fill("scabies");
  await expect(status(page)).toHaveText(/did not load/);
  await expectConsoleErrors(consoleErrors, "net::ERR_FAILED");
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expectConsoleErrors(consoleErrors, "net::ERR_FAILED");
  await again.click();
  await expect(titles(page).first()).toHaveText("Scabies");
  await expect(field(page)).toBeFocused();
  await expect(again).toHaveCount(0);

  await page.route("**/search-index.json", (route) => route.abort(), { times: 1 });
  await page.reload();
  await field(page).fill("scabies");
  await expect(status(page)).toHaveText(/did not load/);
  await expectConsoleErrors(consoleErrors, "net::ERR_FAILED");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search");
  await expect(titles(page).first()).toHaveText("Scabies");
  await expect(field(page)).toHaveValue("scabies");
  await field(page).fill("wormwood");
  await expect(titles(page).first()).toHaveText("Wormwood");
});

test("keeps the server's results of text that was typed before the script and the index have loaded", async ({
  page,
}) => {
  const load = await hold(page, "**/search-index.json");
  const release = await holdScripts(page);
  await page.goto("/search?q=scabies");
  await field(page).fill("matchbox");
  release();
  await expect(status(page)).toHaveText("Loading the search…");
  await expect(titles(page).first()).toHaveText("Scabies");
  load();
  await expect(titles(page).first()).toHaveText("Matchbox Sign");
  await expect(status(page)).toHaveText(/“matchbox”/);
  await expect(field(page)).toHaveValue("matchbox");
});

test("adds visitors' discussions to the results on Enter", async ({ page }) => {
  const title = `Sleeping badly ${newWord()}`;
  const post = { title, content: "Words.", author: "Ada", email: "ada@example.org" };
  const data = { ...post, category: "weekly-discussions" };
  expect((await page.request.post("/api/discussions", { data })).status()).toBe(201);
  await page.goto("/search");
  // Otherwise the server may answer.
  await hydrated(field(page));
  await field(page).fill(title);
  await field(page).press("Enter");
  const board = page.getByRole("region", { name: "Discussions by visitors" });
  await expect(board.getByRole("link", { name: title })).toBeVisible();
  await expect(status(page)).toContainText("1 discussion by visitors");
  await field(page).fill("scabies");
  await expect(board).toBeHidden();
});

test("shows only help lines to someone in danger, and keeps the words out of the URL", async ({
  page,
}) => {
  await page.goto("/search");
  await hydrated(field(page));
  await field(page).fill("I want to die");
  await expect(status(page)).toHaveText("Call or text one of these help lines now.");
  await field(page).press("Enter");
  await expect(page.getByRole("region", { name: /get help now/ })).toContainText("988");
  await expect(page.getByText(/Nothing was found|Try one of these/)).toHaveCount(0);
  await expect(page).toHaveURL("/search");
});
