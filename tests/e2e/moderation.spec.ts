import type { Browser, Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { content, fillForm, openForm, summary } from "./reply-form.ts";
import { password, setUpServer } from "./start-server.ts";
import { expect, expectConsoleErrors, phone, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

test.describe.configure({ mode: "serial" });

const address = setUpServer({});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page) => page.getByRole("status").first();
const card = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const openRow = (page: Page, text: string) => card(page, text).getByText(text).first().click();
const list = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Lists" }).getByRole("link", { name });
const spam = (text: string) => `Buy viagra now https://pills.example.shop ${text}`;

async function signIn(page: Page, name: string) {
  await page.goto(`${address()}/desk`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("link", { name: "Your account" })).toBeVisible();
}

const footerLink = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Moderators’ page" });

async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: phone });
  return context.newPage();
}

async function openDiscussion(page: Page) {
  await page.goto(`${address()}/discussions/2`);
}

async function post(page: Page, text: string) {
  await openDiscussion(page);
  await openForm(page);
  await fillForm(page, text);
  await button(page, "Post Reply").click();
}

async function sendReply(text: string) {
  const body = JSON.stringify({ author: "Mara", email: "mara@example.org", content: text });
  const headers = { "Content-Type": "application/json" };
  await fetch(`${address()}/api/discussions/2/replies`, { method: "POST", headers, body });
}

test("chooses a password for the first account, answers a crisis with a badge, and leaves a setting and the page", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address.firstLink());
  await expect(page.getByRole("heading", { name: "Choose a password" })).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Creator");
  await expectNoViolations(page, "main");
  await page.getByLabel("New password").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Your account" })).toBeVisible();
  await openDiscussion(page);
  await footerLink(page).click();
  await page.getByRole("link", { name: "Your account" }).click();
  await page.getByLabel("Email address for alerts").fill("ada@example.org");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Your settings are saved.");
  await expectNoViolations(page, "main");

  const text = newWord();
  await sendReply(`I want to die ${text}`);
  await list(page, "Waiting").click();
  await expect(page.getByText("until ada@example.org is confirmed")).toBeVisible();
  const crisis = card(page, `I want to die ${text}`);
  await expect(crisis).toContainText(/Possible crisis.*Not answered yet/);
  const answer = crisis.getByLabel("Your answer");
  await expect(answer).toHaveValue(/^To .*:\n\nPlease call your emergency number/);
  await answer.fill(`You are not alone ${text}`);
  await expectNoViolations(page, "main");
  await crisis.getByRole("button", { name: "Post answer" }).click();
  await expect(crisis).toContainText("You answered it.");
  await expect(crisis).toContainText("Answered");
  await expect(list(page, "Waiting")).toHaveText("Waiting (0)");
  await page.getByRole("link", { name: "Your account" }).click();
  await button(page, "Sign out").press("Enter");
  await expect(status(page)).toHaveText("You have signed out.");
  await expect(page.getByRole("article")).toHaveCount(0);
  // React forgets the moderator after the page has shown its status.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("moderator"))).toBeNull();
  await openDiscussion(page);
  await expect(footerLink(page)).toHaveCount(0);

  const reader = await newVisitor(browser);
  await openDiscussion(reader);
  await expect(card(reader, `You are not alone ${text}`)).toContainText("Creator");
});

test("keeps the list, the place and a half-written answer after an action and a lost connection", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const [first = "", second = ""] = [newWord(), newWord()];
  for (const text of [first, second]) await sendReply(spam(text));
  await signIn(page, "creator");
  const press = (text: string, name: string) =>
    card(page, text)
      .getByRole("button", { name: new RegExp(`^${name} reply`) })
      .click();
  const answer = card(page, second).getByLabel("Your answer");
  await expect(card(page, first)).toBeVisible();

  await openRow(page, second);
  await card(page, second).getByText("Approve and answer").click();
  await answer.fill("Half an answer");
  await openRow(page, first);
  await press(first, "Remove");
  await expect(card(page, first).getByRole("button", { name: "Restore" })).toBeInViewport();
  await expect(answer).toHaveValue("Half an answer");
  await list(page, "Recent").click();
  await expect(answer).toHaveValue("Half an answer");
  await list(page, "Waiting").click();
  await expect(answer).toHaveValue("Half an answer");

  await page.route("**/desk", (route) => route.abort());
  await press(second, "Remove");
  await page.unroute("**/desk");
  await page.goto(`${address()}/desk`);
  await expect(answer).toHaveValue("Half an answer");
  await page
    .getByRole("button", { name: /^Post answer / })
    .last()
    .click();
  await expect(card(page, second)).toContainText("You answered it.");
  await list(page, "Recent").click();
  await expect(answer).toHaveValue("");
});

test("keeps a visitor's unsent reply if the discussion is closed in the meantime", async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize(phone);
  await openDiscussion(page);
  await openForm(page);
  await fillForm(page, "Typed too late");
  await address.query("UPDATE discussions SET locked = true WHERE id = 2");
  await button(page, "Post Reply").click();
  await expect(page.getByRole("alert")).toContainText("closed this discussion to new replies");
  await expect(content(page)).toHaveValue("Typed too late");
  await expectConsoleErrors(consoleErrors, "403");
  await openDiscussion(page);
  await expect(page.getByRole("heading", { name: "Closed to new replies" })).toBeVisible();
  await expect(page.getByLabel("Your reply, which was not sent")).toHaveValue("Typed too late");
  await expect(summary(page)).toHaveCount(0);
  await address.query("UPDATE discussions SET locked = false WHERE id = 2");
});

test("shows help lines in the thread after a post with crisis words, and keeps its link", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const text = `I want to die ${newWord()}`;
  await post(page, text);
  const help = page.getByRole("region", { name: "Someone listens now, whoever this is about" });
  await expect(help).toBeInViewport();
  await expect(help).toBeFocused();
  await expect(help.getByRole("link", { name: "988" }).first()).toHaveAttribute("href", "tel:988");
  await expect(page.getByText("Everyone can read this reply.")).toBeVisible();
  await expectNoViolations(page, "main");
  await card(page, text).getByRole("link", { name: "Edit or delete" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Your reply: /);
});
