import type { Locator, Page } from "@playwright/test";
import { changes, openChangedBefore } from "./changed-page.ts";
import { holdScripts } from "./hold.ts";
import { author, content, email, summary } from "./reply-form.ts";
import { expect, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

test("opens the form on the tap that hydrates it, and keeps text typed in the meantime", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && !pathname.endsWith("/view")) posts.push(pathname);
  });
  const text = `Typed before the code came. ${newWord()}`;
  const release = await holdScripts(page);
  await page.goto("/discussions/1");
  await summary(page).click();
  await content(page).fill(text);
  await author(page).fill("Mara");
  release();
  // Only the hydrated form has this attribute.
  await expect(page.locator("form").filter({ hasText: "Post Reply" })).toHaveAttribute(
    "novalidate",
    "",
  );
  await expect(content(page)).toHaveValue(text);
  await expect(author(page)).toHaveValue("Mara");
  await email(page).fill("mara@example.org");
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(page.getByText(text)).toBeVisible();
  expect(posts).toEqual(["/api/discussions/1/replies"]);
});

/** Without its scheduler, React hydrates during the next event. */
const stopScheduler = (page: Page) =>
  page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {};
  });

const hydrating = (form: Locator) =>
  form.evaluate(async (element) => {
    const island = element.closest("astro-island") ?? element;
    const isHydrating = () => Object.keys(island).some((key) => key.startsWith("__reactContainer"));
    while (!isHydrating()) await new Promise(requestAnimationFrame);
  });

const replyForm = (page: Page) => page.locator("form").filter({ hasText: "Post Reply" });

async function openDuringRedraw(page: Page): Promise<void> {
  await stopScheduler(page);
  await openChangedBefore(page, "/discussions/1", changes.extended, () => summary(page).click());
  await hydrating(replyForm(page));
}

test("keeps the focus if the visitor changes fields during hydration", async ({ page }) => {
  await stopScheduler(page);
  await page.goto("/discussions/1");
  const release = await holdScripts(page);
  await summary(page).click();
  // React hydrates during the change event of this field.
  await email(page).fill("mara@example.org");
  release();
  await hydrating(replyForm(page));
  // The arrows on a phone's keyboard move the focus without a key press.
  await content(page).evaluate((field) => field.focus());
  await expect(replyForm(page)).toHaveAttribute("novalidate", "");
  await expect(content(page)).toBeFocused();
});

test("keeps a letter that is typed while React renders the page again", async ({
  page,
  allowErrors,
}) => {
  allowErrors("Minified React error #418");
  await openDuringRedraw(page);
  await content(page).focus();
  await page.keyboard.type("Slept");
  await expect(replyForm(page)).toHaveAttribute("novalidate", "");
  await expect(content(page)).toHaveValue("Slept");
});

test("focuses the field that is clicked while React renders the page again", async ({
  page,
  allowErrors,
}) => {
  allowErrors("Minified React error #418");
  await openDuringRedraw(page);
  await content(page).click();
  await expect(replyForm(page)).toHaveAttribute("novalidate", "");
  await page.keyboard.type("Slept");
  await expect(content(page)).toHaveValue("Slept");
});

test("counts a press of a mouse during which React renders the tabs again", async ({
  page,
  allowErrors,
}) => {
  allowErrors("Minified React error #418");
  await stopScheduler(page);
  await openChangedBefore(page, "/social-videos", changes.translated);
  const tab = page.getByRole("tab", { name: "Truth Silenced" });
  await hydrating(tab);
  await tab.hover();
  // React renders during these events.
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole("tabpanel", { name: "Truth Silenced" })).toBeVisible();
  await expect(page).toHaveURL("/social-videos#silencing");
});
