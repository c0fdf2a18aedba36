import { readdir, readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoViolations } from "../../../../tests/e2e/axe.ts";
import { desktop, expect, expectConsoleErrors, phone, test } from "../../../../tests/e2e/test.ts";
import { copyOf } from "../../../../tests/e2e/variants.ts";

const content = `${copyOf("development")}/content`;
const read = (path: string) => readFile(`${content}/${path}`, "utf8");

const preview = (page: Page) => page.frameLocator("iframe");
const nameIn = (page: Page) => page.url().split("/").at(-1) ?? "";

const status = (page: Page) => page.getByRole("status");

async function openStudio(page: Page, collection: string) {
  await page.goto("/studio");
  await page.getByRole("link", { name: collection }).click();
  await expect(page.getByRole("heading", { name: collection, level: 1 })).toBeFocused();
}

async function fill(form: Page | Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    await form.getByLabel(name, { exact: true }).fill(value);
}

test("adds a video and a post, which the site then shows", async ({ page, allowErrors }) => {
  await page.setViewportSize(desktop);
  await openStudio(page, "Videos");
  await page.getByRole("link", { name: "New video" }).click();
  await fill(page, {
    Title: "A walk in the rain",
    Description: "The creator walks, and says what they think of it.",
    Address: "https://youtu.be/dQw4w9WgXcQ?si=share",
    Duration: "2:10",
  });
  await expect(page.getByText("This address does not play on the page.")).toBeVisible();
  const player = "https://www.youtube.com/embed/dQw4w9WgXcQ";
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByLabel("Address")).toHaveValue(player);
  await page.getByLabel("Category").selectOption("Social Commentary");
  await page.keyboard.press("Control+s");
  const mistakes = page.getByRole("region", { name: "Mistakes" });
  await mistakes.getByRole("button", { name: "Tab" }).click();
  const tab = page.getByLabel("Tab (optional)");
  await expect(tab).toHaveAccessibleDescription(/no page lists this video/);
  await tab.selectOption({ label: "Fix the System" });
  await page.keyboard.press("Control+s");
  await expect(status(page)).toHaveText("Saved as a new file.");
  const number = nameIn(page);
  await expect(preview(page).getByRole("heading", { name: "A walk in the rain" })).toBeInViewport();

  await openStudio(page, "Blog");
  await page.getByRole("link", { name: "New blog post" }).click();
  await fill(page, {
    Title: "On small steps",
    Type: "Personal",
    Excerpt: "A small step is a step.",
    "Main text": "Some days a step is small.\n\nIt counts.",
  });
  const text = page.getByLabel("Main text");
  const format = (name: string) =>
    page.getByRole("group", { name: "Format the selected text" }).getByRole("button", { name });
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(20, 25));
  await format("Bold").press("Enter");
  await expect(text).toBeFocused();
  await expect(text).toHaveValue("Some days a step is **small**.\n\nIt counts.");
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("Some days a step is small.\n\nIt counts.");
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(31, 37));
  await page.getByRole("combobox", { name: "Term" }).selectOption({ label: "Formication" });
  await format("Link to the term").press("Enter");
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/It \[counts\]\(\/glossary\/formication\)\.$/);
  await format("Picture").press("Enter");
  await page.getByRole("button", { name: "thread-on-a-slide.webp" }).click();
  await page.getByLabel("What does thread-on-a-slide.webp show?").fill("A thread");
  await page.getByRole("button", { name: "Use this picture" }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/!\[A thread\]\(\.\.\/pictures\/thread-on-a-slide\.webp\)\.$/);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(status(page)).toHaveText("Saved as a new file.");
  const post = nameIn(page);
  await expect(preview(page).getByText("Some days a step is small.")).toBeVisible();
  await expect(preview(page).getByRole("link", { name: "counts" })).toBeVisible();
  await expect(preview(page).getByRole("img", { name: "A thread" })).toBeVisible();
  // The preview may request the page of the post before the server has it, and then retries.
  allowErrors("404");
  // The video without a tab.
  allowErrors("422");

  expect(await (await page.request.get("/api/blog")).text()).toContain("On small steps");

  const video = JSON.parse(await read(`videos/${number}.json`));
  expect(video).toMatchObject({ id: Number(number), tab: "background", duration: "2:10" });
  expect(await read(`blog/${post}.md`)).toMatch(/^---\nid: \d+\ntitle: On small steps\n/);
});

/** A photograph in a unique colour, so that no two are the same. */
const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();

async function give(page: Page, type: "drop" | "paste", files: Record<string, Buffer>) {
  const named = Object.entries(files).map(([name, bytes]) => [name, bytes.toString("base64")]);
  await page.evaluate(
    ({ type, named }) => {
      const data = new DataTransfer();
      for (const [name = "", bytes = ""] of named)
        data.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name));
      const more = { bubbles: true, cancelable: true };
      const event =
        type === "drop"
          ? new DragEvent(type, { ...more, dataTransfer: data })
          : new ClipboardEvent(type, { ...more, clipboardData: data });
      document.activeElement?.dispatchEvent(event);
    },
    { type, named },
  );
}

test("uploads pictures by button, drop and paste, shows one on the page, and deletes another", async ({
  page,
  consoleErrors,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(phone);
  await page.goto("/studio#/podcasts/2");
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  const open = page.getByRole("button", { name: "Upload or choose a picture" });
  const alt = dialog.getByLabel(/^What does .* show\?$/);
  await open.press("Enter");
  await dialog
    .getByLabel("Upload pictures")
    .setInputFiles({ name: "My Photo.JPG", mimeType: "image/png", buffer: await photo("teal") });
  await expect(alt).toBeFocused();
  await expect(alt).toHaveAccessibleName("What does my-photo.jpg show?");
  await expect(dialog.getByRole("button", { name: "Use this picture" })).toBeDisabled();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();

  await open.press("Enter");
  await expect(dialog.getByLabel("Upload pictures")).toBeVisible();
  await give(page, "drop", { "Teal.jpg": await photo("teal"), "IMG.HEIC": Buffer.from("hello") });
  await expect(dialog.getByRole("alert")).toContainText("“IMG.HEIC” is not a picture");
  await expectConsoleErrors(consoleErrors, "422");
  await expect(alt).toHaveAccessibleName("What does teal.jpg show?");
  await give(page, "paste", { "image.png": await photo("navy") });
  const pasted = "image.jpg";
  await expect(dialog.getByRole("button", { name: pasted })).toBeVisible();
  await expect(alt).toHaveAccessibleName("What does teal.jpg show?");
  await dialog.getByRole("button", { name: pasted }).press("Enter");
  await page.keyboard.type("A navy field");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Picture description")).toHaveValue("A navy field");
  await page.keyboard.press("Control+s");
  await expect(status(page)).toContainText("Saved at");
  await page.getByRole("button", { name: "Page", exact: true }).click();
  await expect(preview(page).getByRole("img", { name: "A navy field" }).first()).toBeVisible();
  expect(JSON.parse(await read("podcasts/2.json")).thumbnail).toBe(pasted);

  await page.goto("/studio#/pictures");
  const unused = page.getByRole("listitem");
  await expect(unused.filter({ hasText: "my-photo.jpg" })).toBeVisible();
  await expect(unused.filter({ hasText: pasted })).toBeHidden();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Delete teal.jpg" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(unused.filter({ hasText: "teal.jpg" })).toBeHidden();
  expect(await readdir(`${content}/pictures`)).not.toContain("teal.jpg");
});

test("scrolls the preview to the paragraph with the cursor", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/studio#/pages/about");
  const last = preview(page).getByRole("main").getByText("If something here is useful, share it");
  await expect(last).toBeAttached();
  await expect(last).not.toBeInViewport();
  await page.getByLabel("Main text").press("Control+End");
  await expect(last).toBeInViewport();
  // The page writes a dose with other spaces and dashes, and each amount has its own element.
  await page.goto("/studio#/supplements/wormwood");
  const dose = preview(page)
    .getByText(/^200–400\smg daily/)
    .first();
  await page.getByLabel("Dosage").press("End");
  await expect(dose).toBeInViewport();
});
