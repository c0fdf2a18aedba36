import { mockOtherHosts } from "./other-hosts.ts";
import { expect, test } from "./test.ts";

const paths = [
  "/",
  "/media",
  "/media/5",
  "/podcasts/1",
  "/treating-parasites",
  "/glossary",
  "/store",
  "/support",
  "/search",
  "/discussions",
  "/discussions/1",
  "/blog",
  "/blog/1",
  "/comments/blog/1",
  "/desk",
  "/404",
];

test("keeps every page eligible for the back/forward cache", async ({
  page,
  context,
  allowErrors,
}) => {
  // The script of the shop is a page here.
  allowErrors(/Unexpected token|404/);
  test.slow();
  await mockOtherHosts(context);
  const reasons: string[] = [];
  let left = 0;
  const devtools = await context.newCDPSession(page);
  await devtools.send("Page.enable");
  // The tests' browser has no such cache, but reports the reasons that would keep a page out of one.
  devtools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    left += 1;
    // This test leaves pages while they request code and pictures.
    for (const { type, reason } of notRestoredExplanations)
      if (type !== "Circumstantial" && !reason.startsWith("OutstandingNetworkRequest"))
        reasons.push(`${page.url()}: ${reason}`);
  });
  for (const path of paths) {
    const response = await page.goto(path);
    const isStored = !response?.headers()["cache-control"]?.includes("no-store");
    // Safari and Firefox do not restore pages that may not be stored, as those of one person.
    expect(isStored, path).toBe(path !== "/desk");
  }
  for (const _ of paths.slice(1)) await page.goBack();
  expect(left).toBe(paths.length - 1);
  expect(reasons).toEqual([]);
});
