import { mockOtherHosts, scrollToEnd } from "./other-hosts.ts";
import { expect, test } from "./test.ts";

const site = "https://ntkoc.example.org";

test("labels examples of ways to donate, hides those that are not set, and requests nothing from other hosts", async ({
  page,
  context,
}) => {
  const requested = await mockOtherHosts(context);
  await page.goto("/support");
  await scrollToEnd(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Ways to donate",
    "Your Impact",
    "Other ways to help",
  ]);
  const ways = page.getByRole("region", { name: "Ways to donate" });
  await expect(ways.getByRole("heading", { level: 3 })).toHaveText([
    "Donate once or every month",
    "PayPal",
    "Email",
  ]);
  await expect(ways.getByText("The donation form will appear here.")).toBeVisible();
  for (const name of ["PayPal", "Email"])
    await expect(
      ways.getByRole("listitem").filter({ hasText: name }).getByText("Example", { exact: true }),
    ).toBeVisible();
  await expect(main.locator("iframe, [role=img]")).toHaveCount(0);
  await expect(main.getByText("Cash App")).toHaveCount(0);
  const impact = page.getByRole("region", { name: "Your Impact" });
  await expect(impact.getByRole("listitem")).toHaveCount(3);
  expect(requested).toEqual([]);
});

test("links to an email, a post on X and the store", async ({ page, context }) => {
  const requested = await mockOtherHosts(context);
  await page.goto("/support");
  const mail = page.getByRole("link", { name: "Email Support" });
  const { protocol, pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
  expect([protocol, pathname]).toEqual(["mailto:", "hello@example.org"]);
  expect(searchParams.get("subject")).toBe("Supporting NTKOC");
  expect(searchParams.get("body")).toMatch(/^Hello,\r\n\r\nI would like to support your work/);

  await page.getByRole("link", { name: "Share on X (opens a new tab)" }).click();
  await expect.poll(() => requested).toHaveLength(1);
  const intent = new URL(requested[0] ?? "");
  expect(intent.href).toMatch(/^https:\/\/x\.com\/intent\/tweet\?/);
  expect(intent.searchParams.get("url")).toBe(site);
  expect(intent.searchParams.get("text")).toContain("hidden parasites");

  await page.getByRole("link", { name: "Visit Store" }).click();
  await expect(page).toHaveURL("/store");
});
