import { expectNoElement, expectText, hostileText, watchCanary } from "../canary.ts";
import { author, content, fillForm, openForm } from "../reply-form.ts";
import { setUpServer } from "../start-server.ts";
import { expect, phone, test } from "../test.ts";
import { newWord } from "../unique-word.ts";

// Disable the content security policy, which would stop a script that was not escaped.
test.use({ bypassCSP: true, viewport: phone });
test.describe.configure({ mode: "default" });

const address = setUpServer({});

// Another script of this origin, an extension or an earlier version of the site may have written anything.
const drafts: Record<string, string> = {
  "text that is not JSON": "{",
  "no values": JSON.stringify({ at: Date.now() }),
  null: "null",
  "a list": "[]",
  "values that are a list": JSON.stringify({ at: Date.now(), values: ["a"] }),
  "a value that is an object": JSON.stringify({ at: Date.now(), values: { content: { a: 1 } } }),
  "a value that is a number": JSON.stringify({ at: Date.now(), values: { content: 7 } }),
  "a prototype": `{"at":${Date.now()},"values":{"__proto__":{"content":"polluted"}}}`,
};

test("opens the form and posts after a stored draft that is damaged", async ({ page }) => {
  await page.goto(`${address()}/discussions/1`);
  for (const [about, draft] of Object.entries(drafts))
    await test.step(about, async () => {
      await page.evaluate((text) => localStorage.setItem("draft reply 1", text), draft);
      await page.reload();
      await openForm(page);
      await expect(content(page)).not.toHaveValue(/polluted|object/);
      const word = newWord();
      await fillForm(page, word);
      await page.getByRole("button", { name: "Post Reply" }).click();
      await expect(page.getByText(word).first()).toBeVisible();
      expect(await page.evaluate(() => "content" in {})).toBe(false);
    });
});

test("shows a hostile draft and a hostile error message as plain text", async ({
  page,
  allowErrors,
}) => {
  allowErrors("status of 429");
  const called = await watchCanary(page);
  const text = hostileText(newWord());
  const refusal = hostileText("Refused");
  await page.goto(`${address()}/discussions/1`);
  await page.evaluate(
    (value) =>
      localStorage.setItem(
        "draft reply 1",
        JSON.stringify({ at: Date.now(), values: { content: value, author: value, email: value } }),
      ),
    text,
  );
  await page.reload();
  await openForm(page);
  await expect(content(page)).toHaveValue(text);
  await expectNoElement(page);

  await fillForm(page, text);
  await author(page).fill("Mara");
  await page.route("**/api/discussions/1/replies", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 429, headers: { "Retry-After": "3" }, json: { error: refusal } })
      : route.continue(),
  );
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expectText(page, "Refused");
  expect(called).toEqual([]);
});
