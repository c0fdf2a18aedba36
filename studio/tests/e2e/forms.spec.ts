import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "../../../tests/e2e/axe.ts";
import { desktop, expect, phone } from "../../../tests/e2e/test.ts";
import { test } from "./alone.ts";

const status = (page: Page) => page.getByRole("status");

/** Loads a page of the Studio in the light theme, because a colour transition would fail the contrast check. */
async function openInLight(page: Page, hash: string) {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`/studio${hash}`);
  await page.reload();
}

test("starts a transcript, with its file name, from the list of missing ones", async ({
  page,
  read,
}) => {
  await page.goto("/studio");
  await page.getByText(/^No transcript yet \(\d+\)$/).click();
  await page.getByRole("link", { name: "What a phone and a lens can show" }).click();
  await page.getByLabel("Main text").fill("The host says hello.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toHaveText("Saved as a new file.");
  expect(await read("transcripts/podcasts-2.md")).toContain("The host says hello.");
});

test("shows an error next to its field, does not save, and restores the input after a reload", async ({
  page,
  read,
  allowErrors,
}) => {
  allowErrors("422");
  await page.setViewportSize(phone);
  const before = await read("videos/7.json");
  await page.goto("/studio#/videos/7");
  const duration = page.getByLabel("Duration");
  await duration.fill("");
  await expect(duration).not.toHaveAttribute("aria-invalid");
  await duration.blur();
  await expect(duration).toHaveAccessibleDescription(
    /This is empty\. Expected a length such as 4:30/,
  );
  await expect(status(page)).toContainText("1 mistake to fix");
  await page.getByRole("button", { name: "Save" }).click();
  const list = page.getByRole("region", { name: "Mistakes" });
  await expect(list).toBeFocused();
  expect(await read("videos/7.json")).toBe(before);
  await page.reload();
  await expect(page.getByText("Your unsaved changes have been restored.")).toBeVisible();
  await expect(duration).toHaveValue("");
  await expect(status(page)).toContainText("1 mistake to fix");
  await page.getByRole("button", { name: "Save" }).click();
  await list.getByRole("button", { name: "Duration" }).click();
  await expect(duration).toBeFocused();
  await duration.fill("9:99");
  await page.keyboard.press("Control+s");
  await expect(status(page)).toContainText("Saved at");
  await expect(list).toBeHidden();
  expect(await read("videos/7.json")).toBe(
    before.replace(/"duration": ".*"/, '"duration": "9:99"'),
  );
  await page.reload();
  await expect(duration).toHaveValue("9:99");
  await expect(page.getByText("Your unsaved changes have been restored.")).toBeHidden();
});

test("shows both versions if the file changes while it is edited", async ({
  page,
  content,
  read,
  allowErrors,
}) => {
  allowErrors("409");
  await page.goto("/studio#/videos/7");
  const theirs = (await read("videos/7.json"))
    .replace(/"title": ".*"/, '"title": "Theirs"')
    .replace(/"duration": ".*"/, '"duration": "8:08"');
  await page.getByLabel("Title").fill("Mine");
  await writeFile(`${content}/videos/7.json`, theirs);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").getByRole("definition")).toHaveText([
    "Version in the fileTheirs",
    "Your versionMine",
  ]);
  expect(await read("videos/7.json")).toBe(theirs);
  await page.getByRole("button", { name: "Keep my version" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toContainText("Saved at");
  expect(await read("videos/7.json")).toBe(theirs.replace("Theirs", "Mine"));
});

test("combines changes to other fields of a file that changes while it is edited", async ({
  page,
  content,
  read,
  allowErrors,
}) => {
  allowErrors("409");
  await page.goto("/studio#/videos/7");
  const theirs = (await read("videos/7.json")).replace(/"title": ".*"/, '"title": "Theirs"');
  await page.getByLabel("Duration").fill("9:99");
  await writeFile(`${content}/videos/7.json`, theirs);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Theirs");
  await expect(status(page)).toContainText("Both changes are in the form");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toContainText("Saved at");
  expect(await read("videos/7.json")).toBe(
    theirs.replace(/"duration": ".*"/, '"duration": "9:99"'),
  );
});

test("finds texts of all kinds, and keeps the search, the groups and the place on the way back", async ({
  page,
}) => {
  await page.goto("/studio");
  await page.getByText(/^Social Media Videos \(\d+ left\)$/).click();
  await page.getByRole("searchbox").fill("crawling skin");
  const found = page.getByRole("region", { name: "Found" });
  await expect(found.getByRole("link", { name: "Formication" })).toBeVisible();
  const edit = page.getByRole("link", { name: /^Edit / }).last();
  await edit.click();
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("crawling skin");
  await expect(edit).toBeInViewport();
});

test("leads from an example to the next one, and lists a new entry that is not saved", async ({
  page,
}) => {
  await page.goto("/studio#/videos/7");
  await page.getByLabel("Example").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Next example" }).click();
  await expect(page).toHaveURL(/#\/videos\/8$/);
  await page.goto("/studio#/new/videos");
  await page.getByLabel("Title").fill("A walk in the fog");
  for (const list of ["/studio#/videos", "/studio#/", "/studio#/changes"]) {
    await page.goto(list);
    await page.getByRole("link", { name: "A walk in the fog" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("A walk in the fog");
  }
});

test("works in a browser that stores nothing, and says so", async ({ page, read }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("/studio#/videos/7");
  await page.getByLabel("Title").fill("A walk in the fog");
  await expect(page.getByRole("alert")).toHaveText(/^This browser stores nothing/);
  await page.getByRole("link", { name: "Publish" }).click();
  await page.getByRole("link", { name: "A walk in the fog" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toContainText("Saved at");
  expect(await read("videos/7.json")).toContain("A walk in the fog");
});

test("changes the order of entries by keyboard", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/studio#/literature");
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items).not.toHaveCount(0);
  const [first = "", second = ""] = await items.getByRole("link").allTextContents();
  const saved = page.waitForResponse("/studio/api/order");
  await page.getByRole("button", { name: `Move ${second} up` }).press("Enter");
  await expect(items.getByRole("link").first()).toHaveText(second);
  // The first item cannot move up any more.
  await expect(page.getByRole("button", { name: `Move ${second} down` })).toBeFocused();
  await expect(page.getByText(/is now at 1 of \d+\.$/)).toBeAttached();
  await saved;
  await page.reload();
  await expect(items.getByRole("link").first()).toHaveText(second);
  await expect(items.getByRole("link").nth(1)).toHaveText(first);
});

test("edits lists by keyboard, and is accessible", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/studio");
  await expect(page.getByRole("heading", { name: "Studio" })).toBeFocused();
  await expectNoViolations(page);
  await openInLight(page, "#/videos");
  await expect(page.getByText("Example", { exact: true }).first()).toBeVisible();
  await expectNoViolations(page);
  await page.goto("/studio#/blog");
  const post = page.getByRole("listitem").filter({ hasText: "Draft" });
  await expect(post.getByRole("link", { name: "A letter to the year 2095" })).toBeVisible();
  await openInLight(page, "#/blog/4");
  await expect(page.getByRole("button", { name: "Bold" })).toBeVisible();
  await expectNoViolations(page);
  await openInLight(page, "#/treatment-tabs/fasting");
  const list = page.getByRole("group", { name: /^Call for help now \(optional\)/ });
  await expect(list).toBeVisible();
  await expectNoViolations(page);
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  const signs = list.getByRole("group", { name: "Signs" }).first();
  const items = signs.getByRole("textbox");
  const before = await items.count();
  await signs.getByRole("button", { name: "Add to Signs" }).press("Enter");
  await items.last().fill("A sign of mine");
  await signs.getByRole("button", { name: `Move Signs ${before + 1} up` }).press("Enter");
  await expect(items.nth(before - 1)).toHaveValue("A sign of mine");
  await expect(signs.getByRole("button", { name: `Move Signs ${before} up` })).toBeFocused();
  await signs.getByRole("button", { name: `Remove Signs ${before}` }).press("Enter");
  await expect(items).toHaveCount(before);
  await expect(status(page)).toHaveCount(0);
});
