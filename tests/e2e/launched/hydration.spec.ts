import { holdScripts } from "../hold-scripts.ts";
import { author, content, email, summary } from "../reply-form.ts";
import { expect, test } from "../test.ts";
import { newWord } from "../unique-word.ts";

test("opens the form on the tap that hydrates it, and keeps text typed in the meantime", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && !pathname.endsWith("/view")) posts.push(pathname);
  });
  const text = `Typed before the code came. ${newWord()}`;
  await page.goto("/discussions/1");
  const release = await holdScripts(page);
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

test("keeps the focus if the visitor changes fields during hydration", async ({ page }) => {
  // Without its scheduler, React hydrates during the next event, which here is the change event of the first field.
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {};
  });
  await page.goto("/discussions/1");
  const release = await holdScripts(page);
  await summary(page).click();
  await email(page).fill("mara@example.org");
  release();
  const form = page.locator("form").filter({ hasText: "Post Reply" });
  await form.evaluate(async (element) => {
    const island = element.closest("astro-island") ?? element;
    const isHydrating = () => Object.keys(island).some((key) => key.startsWith("__reactContainer"));
    while (!isHydrating()) await new Promise(requestAnimationFrame);
  });
  // The arrows on a phone's keyboard move the focus without a key press.
  await content(page).evaluate((field) => field.focus());
  await expect(form).toHaveAttribute("novalidate", "");
  await expect(content(page)).toBeFocused();
});
