import { expect, test } from "./test.ts";

test("states what is stored and for how long, and sets no cookies", async ({ page, context }) => {
  await page.goto("/privacy");
  const main = page.getByRole("main");
  await expect(main.getByText("What data this site stores, and for how long.")).toBeVisible();
  for (const words of [
    "The creator values your privacy.",
    "People share sensitive medical stories here",
    "A formal privacy policy is coming soon.",
    "It also stores your email address, which is private and never shown",
    "The site does not set cookies for visitors.",
    "The site does not use trackers.",
    "The hosts are: video.example.org, www.youtube-nocookie.com.",
  ])
    await expect(main).toContainText(words);
  // Services that are not set up are not mentioned.
  await expect(main).not.toContainText(/Ecwid|donation form/);
  const mail = main.getByRole("link", { name: "hello@example.org" });
  const { pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
  expect([pathname, searchParams.get("subject")]).toEqual([
    "hello@example.org",
    "Please remove my post",
  ]);

  for (const path of ["/", "/discussions/1", "/support", "/media?video=1"]) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});
