import { allHydrated } from "./hydrated.ts";
import { mockOtherHosts } from "./other-hosts.ts";
import { expect, test } from "./test.ts";

test("starts an interview at a topic on its page", async ({ page, context }) => {
  const requested = await mockOtherHosts(context);
  const start = (seconds: number) =>
    `https://www.youtube-nocookie.com/embed/aB3dE6gH9kL?autoplay=1&start=${seconds}`;
  await page.goto("/podcasts/1");
  await allHydrated(page);
  const topic = page.getByRole("link", { name: /^4:10 How the creator describes/ });
  await expect(topic).not.toHaveAccessibleName(/new tab/);
  expect(requested).toEqual([]);
  await topic.click();
  await expect(page.locator("iframe")).toHaveAttribute("src", start(250));
  await expect(page.getByRole("group", { name: "A long conversation" })).toBeFocused();
  await page.getByRole("link", { name: /^0:00/ }).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", start(0));
});
