import { author, content, email, openForm } from "./reply-form.ts";
import { expect, test } from "./test.ts";

test("keeps a text that is too long, counts it near the limit, and says by how much", async ({
  page,
}) => {
  await page.goto("/discussions/1");
  await openForm(page);
  await author(page).fill("Mara");
  await email(page).fill("mara@example.org");
  await content(page).fill("a".repeat(4000));
  await expect(page.getByText(/characters? (left|too long)/)).toHaveCount(0);
  await content(page).fill("a".repeat(4900));
  await expect(content(page)).toHaveAccessibleDescription(/100 characters left/);
  await content(page).fill("a".repeat(6000));
  await expect(content(page)).toHaveAccessibleDescription(/1,000 characters too long/);
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(content(page)).toHaveAccessibleDescription(/Too long by 1,000 characters/);
  await expect(content(page)).toHaveValue("a".repeat(6000));
});
