import { desktop, expect, phone, test } from "./test.ts";

/** Parts of all kinds of lines. `help-lines.test.tsx` checks the whole text. */
const lines = [
  "Emergency 911",
  "Poison Help 1-800-222-1222",
  "Samaritans 116 123",
  "findahelpline.com",
];

for (const [viewport, javaScriptEnabled] of [
  [phone, false],
  [desktop, true],
] as const)
  test.describe(`${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled });

    test("shows the helplines at the top of built and of function-rendered pages", async ({
      page,
    }) => {
      for (const path of ["/glossary", "/discussions/1"]) {
        await page.goto(path);
        const header = page.getByRole("banner");
        const open = header.getByText("Get help now");
        await expect(open).toBeInViewport();
        await expect(header.getByText("Samaritans").first()).toBeHidden();
        await open.press("Enter");
        for (const words of lines) await expect(header).toContainText(words);
        await expect(header.getByRole("link", { name: "85258" })).toHaveAttribute(
          "href",
          "sms:85258",
        );
        await expect(header.getByRole("link", { name: "911" })).toBeInViewport();
      }
      if (!javaScriptEnabled) return;
      await page.keyboard.press("Escape");
      await expect(page.getByRole("banner").getByText("Get help now")).toBeFocused();
      await expect(page.getByRole("banner").getByRole("link", { name: "911" })).toBeHidden();
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the helplines at the end of the page and next to the reply form", async ({
    page,
  }) => {
    await page.goto("/discussions/1");
    const footer = page.getByRole("complementary", { name: "Get help now" });
    for (const words of lines) await expect(footer).toContainText(words);
    await expect(footer).toContainText(/Numbers checked on \d+ \w+ 20\d\d/);
    await expect(footer.getByRole("link", { name: "116 123" }).first()).toHaveAttribute(
      "href",
      "tel:116123",
    );

    const form = page.getByRole("region", { name: "Join the Discussion" });
    await expect(form.getByText("Samaritans").first()).toBeHidden();
    await form.getByText("Reply", { exact: true }).click();
    for (const words of lines) await expect(form).toContainText(words);
    await expect(form.getByRole("link", { name: "988" }).first()).toBeVisible();
  });
});
