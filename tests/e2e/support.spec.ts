import { mockOtherHosts, scrollToEnd } from "./other-hosts.ts";
import { expect, test } from "./test.ts";

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
  await expect(
    ways.getByText(
      "A form for gifts, once or every month, will be here when the site is launched.",
    ),
  ).toBeVisible();
  await expect(ways.getByText("The ways to donate are examples. None works yet.")).toBeVisible();
  await expect(ways.getByText("This email address is an example.")).toBeVisible();
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
  await expect(mail).toHaveAttribute(
    "href",
    /^mailto:hello@example\.org\?subject=Supporting%20NTKOC/,
  );

  await page.getByRole("link", { name: "Share on X (opens a new tab)" }).click();
  await expect.poll(() => requested).toHaveLength(1);
  expect(requested[0]).toMatch(/^https:\/\/x\.com\/intent\/tweet\?text=.*url=/);

  await page.getByRole("link", { name: "Visit Store" }).click();
  await expect(page).toHaveURL("/store");
});
