import { addRow } from "./glossary-page.ts";
import { expect, test } from "./test.ts";

test("keeps the label and the look of the creator’s view if the term has one more row", async ({
  page,
}) => {
  await page.goto("/glossary/matchbox-sign");
  await addRow(page, "Also known as", "Specimen sign");
  const row = (text: string) =>
    page.getByRole("main").getByRole("term").filter({ hasText: text }).locator("..");
  const view = row("The creator’s view (not verified)");
  await expect(view).toHaveCSS("border-inline-start-style", "dashed");
  await expect(view.getByRole("definition")).toHaveText(/looks? under the microscope/);
  for (const other of ["Clinical definition", "Also known as", "Why it matters"])
    await expect(row(other)).not.toHaveCSS("border-inline-start-style", "dashed");
  await expect(row("Why it matters")).toHaveCSS("border-inline-start-style", "solid");
});
