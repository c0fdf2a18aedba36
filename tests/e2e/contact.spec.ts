import { expectNewTabs } from "./new-tab.ts";
import { mockOtherHosts } from "./other-hosts.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("opens nine channels in new tabs, and has an email link", async ({ page, context }) => {
  const requested = await mockOtherHosts(context);
  await page.goto("/contact");
  await expect(page.getByRole("main")).toContainText(
    "Please share them too: in my experience, mainstream algorithms suppress this content.",
  );
  const channels = page.getByRole("region", { name: "Channels" }).getByRole("link");
  await expect(channels).toHaveCount(9);
  await expectNewTabs(channels);
  await channels.first().click();
  await expect.poll(() => requested).toEqual(["https://example.org/video-current"]);
  const mail = page.getByRole("link", { name: "Email Me", exact: true });
  await expect(mail).toHaveAttribute("href", "mailto:hello@example.org");
  await expect(mail).not.toHaveAttribute("target");
});
