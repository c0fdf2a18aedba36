import { elsewhere, readThrough } from "./other-hosts.ts";
import { heard, openOnDevice } from "./share-device.ts";
import { expect, test } from "./test.ts";

const site = "https://ntkoc.example.org";

test("what is not set has no place, and nothing is asked of another host", async ({
  page,
  context,
}) => {
  const asked = await elsewhere(context);
  await page.goto("/support");
  await readThrough(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Ways to donate",
    "Your Impact",
    "Other ways to help",
  ]);
  const ways = page.getByRole("region", { name: "Ways to donate" });
  await expect(ways.getByRole("heading", { level: 3 })).toHaveText(["Email"]);
  await expect(main.locator("iframe, [role=img]")).toHaveCount(0);
  await expect(main.getByText(/PayPal|Cash App/)).toHaveCount(0);
  const impact = page.getByRole("region", { name: "Your Impact" });
  await expect(impact.getByRole("listitem")).toHaveCount(3);
  expect(asked).toEqual([]);
});

test("a message, a post and the store are one press away", async ({ page, context }) => {
  await elsewhere(context);
  await page.goto("/support");
  const mail = page.getByRole("link", { name: "Email Support" });
  const { protocol, pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
  expect([protocol, pathname]).toEqual(["mailto:", "hello@example.org"]);
  expect(searchParams.get("subject")).toBe("Supporting NTKOC");
  expect(searchParams.get("body")).toMatch(/^Hello,\r\n\r\nI would like to support your work/);

  const [post] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Share on X (opens a new tab)" }).click(),
  ]);
  await post.waitForURL("https://x.com/intent/tweet?**");
  const intent = new URL(post.url());
  expect(intent.searchParams.get("url")).toBe(site);
  expect(intent.searchParams.get("text")).toContain("hidden parasites");

  await page.getByRole("link", { name: "Visit Store" }).click();
  await expect(page).toHaveURL("/store");
});

test("Share Content hands the address on, or copies it and says so, and is silent where it fails", async ({
  context,
}) => {
  const shared = { title: "NTKOC", text: expect.stringContaining("parasites"), url: site };
  for (const [share, copy, given, alerts] of [
    ["works", "works", { shared: [shared], copied: [] }, []],
    ["missing", "works", { shared: [], copied: [site] }, ["Link copied to clipboard!"]],
    ["fails", "works", { shared: [shared], copied: [] }, []],
    ["missing", "fails", { shared: [], copied: [site] }, []],
  ] as const) {
    const page = await context.newPage();
    const said = await openOnDevice(page, "/support", share, copy);
    await page.getByRole("button", { name: "Share Content" }).click();
    await expect.poll(() => heard(page), `${share}, ${copy}`).toEqual(given);
    await expect.poll(() => said, `${share}, ${copy}`).toEqual(alerts);
    await page.close();
  }
});
