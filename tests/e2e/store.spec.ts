import { mockOtherHosts, scrollToEnd } from "./other-hosts.ts";
import { expect, test } from "./test.ts";

test("shows that the store opens soon and requests nothing from other hosts if no shop is set", async ({
  page,
  context,
}) => {
  const requested = await mockOtherHosts(context);
  await page.goto("/store");
  await scrollToEnd(page);
  await expect(page.getByRole("heading", { name: "The store is opening soon" })).toBeVisible();
  await page.getByRole("link", { name: "ways to support this work" }).click();
  await expect(page).toHaveURL("/support");
  expect(requested).toEqual([]);
});
