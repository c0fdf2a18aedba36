import { holdScripts } from "./hold.ts";
import { hydrated } from "./hydrated.ts";
import { content, email, fillForm, notify, openForm, summary } from "./reply-form.ts";
import { expect, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

test("keeps a draft after a reload and a closed tab, until it is posted", {
  tag: "@browsers",
}, async ({ page, context }) => {
  const text = `A long story. ${newWord()}`;
  const hint = (on = page) => on.getByText("You have a saved draft on this device.");
  await page.goto("/discussions/2");
  await expect(hint()).toBeHidden();
  await openForm(page);
  await fillForm(page, text);
  await expect(notify(page)).not.toBeChecked();
  await notify(page).check();
  await page.reload();
  await expect(hint()).toBeVisible();
  await openForm(page);
  await expect(hint()).toBeHidden();
  await expect(page.getByRole("status").getByText("Your draft has been restored.")).toBeVisible();
  await expect(content(page)).toHaveValue(text);
  await expect(notify(page)).toBeChecked();
  await content(page).fill(`${text} And more.`);
  await page.close();

  const later = await context.newPage();
  await later.goto("/discussions/1");
  await expect(hint(later)).toBeHidden();
  await later.goto("/discussions/2");
  await openForm(later);
  await expect(content(later)).toHaveValue(`${text} And more.`);
  await expect(email(later)).toHaveValue("mara@example.org");
  await hydrated(content(later));
  await later.getByRole("button", { name: "Post Reply" }).click();
  await expect(later.getByText("Confirm your email address")).toBeVisible();
  await expect(later.getByRole("region", { name: /^Replies/ }).getByText(text)).toBeVisible();
  await expect(hint(later)).toBeHidden();
  await openForm(later);
  await expect(content(later)).toHaveValue("");
  await expect(notify(later)).not.toBeChecked();
  expect(
    await later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft"))),
  ).toEqual([]);
});

test("saves text that is typed before React runs, and shows it on the next visit until Clear is pressed", async ({
  page,
  context,
}) => {
  const text = `Typed on a slow network. ${newWord()}`;
  const later = await context.newPage();
  await holdScripts(page);
  await page.goto("/discussions/1");
  await summary(page).click();
  await content(page).pressSequentially(text.slice(0, 1));
  await content(page).fill(text);
  await page.close({ runBeforeUnload: false });
  await later.goto("/discussions/1");
  await openForm(later);
  await expect(content(later)).toHaveValue(text);
  await expect(later.getByRole("status").getByText("Your draft has been restored.")).toBeVisible();
  await email(later).fill("mara@example.org");
  await later.getByRole("button", { name: "Clear" }).click();
  for (const field of [email(later), content(later)]) await expect(field).toHaveValue("");
  await expect(content(later)).toBeFocused();
  await expect(later.getByRole("button", { name: "Clear" })).toHaveCount(0);
  expect(await later.evaluate(() => Object.values(localStorage).join())).not.toContain(text);
});
