import type { Page } from "@playwright/test";
import { card, closeButton, detail, openGallery } from "./media-page.ts";
import { desktop, expect, phone, test } from "./test.ts";

test.use({ viewport: phone });

const title = "A first look through the microscope";

async function open(page: Page) {
  await openGallery(page, "/media");
  await card(page, title).click();
  await expect(detail(page, title)).toBeVisible();
}

const closeActions: ((page: Page) => Promise<unknown>)[] = [
  (page) => closeButton(page).click(),
  (page) => page.keyboard.press("Escape"),
  (page) => page.goBack(),
];

test("opens from a card with the details of the video, and closes in three ways", {
  tag: "@browsers",
}, async ({ page }) => {
  await open(page);
  await expect(page).toHaveURL("/media?video=1");
  for (const text of ["Scientific Evidence", "Duration: 6:12", /It has not been verified\./])
    await expect(detail(page).getByText(text)).toBeVisible();
  await expect(detail(page).getByRole("button", { name: "Play" })).toBeVisible();
  await expect(detail(page).getByRole("heading", { name: /^Comments/ })).toBeVisible();
  await expect(detail(page).getByRole("heading", { name: title })).toBeFocused();
  for (const close of closeActions) {
    await close(page);
    await expect(detail(page)).toBeHidden();
    await expect(page).toHaveURL("/media");
    await expect(card(page, title)).toBeFocused();
    await page.goForward();
    await expect(detail(page, title)).toBeVisible();
    await expect(page).toHaveURL("/media?video=1");
  }
  await page.reload();
  await expect(detail(page, title)).toBeVisible();
  await closeButton(page).click();
  await expect(detail(page)).toBeHidden();
  await expect(page).toHaveURL("/media");
});

test("stays on the page when it is closed after opening from its URL", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/media?video=1&from=friend");
  await expect(detail(page, title)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detail(page)).toBeHidden();
  await expect(page).toHaveURL("/media?from=friend");
  await expect(card(page, title)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("ignores a number in the URL that no video has", async ({ page }) => {
  for (const number of ["abc", "999999"]) {
    await openGallery(page, `/media?video=${number}`);
    await expect(detail(page)).toBeHidden();
    await card(page, title).click();
    await expect(detail(page, title)).toBeVisible();
  }
});

test("shows a photo at full size, and does not scroll or move the page behind it", async ({
  page,
}) => {
  await openGallery(page, "/media");
  // The tests' browser hides its scroll bars, so this page only says that it has one.
  await page.evaluate(() => {
    Object.defineProperty(document.documentElement, "clientWidth", { get: () => innerWidth - 15 });
  });
  await card(page, "Specks on a pale cloth").scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await card(page, "Specks on a pale cloth").click();
  await expect(detail(page)).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("padding-right", "15px");
  const picture = detail(page).locator("img");
  await expect(picture).toHaveAttribute("alt", /\w/);
  await expect(picture).toHaveJSProperty("naturalWidth", 640);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("End");
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(detail(page)).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("padding-right", "0px");
});

test("shows the details of each card that is opened, and closes on a click outside, but not on a drag that starts inside", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openGallery(page, "/media");
  for (const [name, facts, links] of [
    [title, 1, []],
    ["One slide, two days", 1, [`Watch on Rumble : One slide, two days (opens a new tab)`]],
    ["Fine lines on a slide", 0, ["Learn more : Fine lines on a slide (opens a new tab)"]],
    [title, 1, []],
  ] as const) {
    await card(page, name).click();
    await expect(detail(page, name)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name} – Parasite Documentation`));
    await expect(detail(page).getByText("Duration")).toHaveCount(facts);
    const play = detail(page).getByRole("button", { name: "Play" });
    await expect(play).toHaveCount(name === title ? 1 : 0);
    for (const more of links)
      await expect(detail(page).getByRole("link", { name: more })).toHaveAttribute(
        "href",
        /^https:.*example\.org/,
      );
    const link = detail(page).getByRole("link", { name: "on its own page" });
    const address = await card(page, name).evaluate(({ href }: HTMLAnchorElement) => href);
    await expect(link).toHaveJSProperty("href", address);
    await page.keyboard.press("Escape");
    await expect(detail(page)).toBeHidden();
  }
  await card(page, title).click();
  const text = await detail(page).getByText("The creator looks at a sample").boundingBox();
  await page.mouse.move(text?.x ?? 0, (text?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(detail(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(detail(page)).toBeHidden();
  await expect(page).toHaveURL("/media");
});

test("leaves modified and middle clicks to the browser, which opens the page of the video in a new tab", async ({
  page,
  context,
}) => {
  await openGallery(page, "/media");
  for (const press of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
    const requested = context.waitForEvent("request", (request) =>
      request.url().endsWith("/media/1"),
    );
    await card(page, title).click(press);
    await requested;
  }
  await expect(detail(page)).toBeHidden();
  await expect(page).toHaveURL("/media");
});
