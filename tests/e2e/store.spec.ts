import { elsewhere, readThrough } from "./other-hosts.ts";
import { expect, test } from "./test.ts";

test("without a shop the page says that the store opens soon, and asks no other host", async ({
  page,
  context,
}) => {
  const asked = await elsewhere(context);
  await page.goto("/store");
  await readThrough(page);
  await expect(page.getByRole("heading", { name: "The store is opening soon" })).toBeVisible();
  await page.getByRole("link", { name: "ways to support this work" }).click();
  await expect(page).toHaveURL("/support");
  expect(asked).toEqual([]);
});
