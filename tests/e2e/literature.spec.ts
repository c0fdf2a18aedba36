import type { Page } from "@playwright/test";
import { mockOtherHosts } from "./other-hosts.ts";
import { expect, test } from "./test.ts";

const field = (page: Page, service: string) =>
  page.getByRole("searchbox", { name: `Search terms for ${service}` });
const button = (page: Page, service: string) =>
  page.getByRole("button", { name: `Search ${service} (opens a new tab)` });

const words = `"itching" & fibres + Würmer 100 %`;
const encoded = "%22itching%22+%26+fibres+%2B+W%C3%BCrmer+100+%25";

test("searches a service in a new tab, but not for empty text", async ({ page, context }) => {
  const address = `https://scholar.google.com/scholar?q=${encoded}`;
  const requested = await mockOtherHosts(context);
  await page.goto("/literature");
  const input = field(page, "Google Scholar");
  for (const empty of ["", "   "]) {
    await input.fill(empty);
    await button(page, "Google Scholar").click();
    await expect(input).toBeFocused();
    expect(
      await input.evaluate(({ validationMessage }: HTMLInputElement) => validationMessage),
    ).not.toBe("");
  }
  expect(requested).toEqual([]);
  await input.fill(words);
  await button(page, "Google Scholar").click();
  await expect.poll(() => requested).toEqual([address]);
  await input.fill("mites");
  await input.press("Enter");
  await expect.poll(() => requested).toEqual([address, address.replace(encoded, "mites")]);
  await expect(page).toHaveURL("/literature");
});
