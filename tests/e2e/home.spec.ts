import { mockOtherHosts } from "./other-hosts.ts";
import { expect, phone, test } from "./test.ts";

test("opens a short video in a new tab or on the page of short videos, and cuts its description after two lines", async ({
  page,
  context,
}) => {
  const requested = await mockOtherHosts(context);
  await page.setViewportSize(phone);
  await page.goto("/");
  const strip = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Short videos" }) });
  const text = strip.getByText(/^In this short video the creator asks /).first();
  const lines = await text.evaluate(
    (words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight),
  );
  expect(lines).toBeLessThan(2.1);
  const name = "Watch on External Platform : Who counts as an expert?";
  await strip.getByRole("link", { name }).click();
  await expect.poll(() => requested).toEqual(["https://video.example.org/embed/5"]);
  await expect(page).toHaveURL("/");
  // The title's link covers the card.
  await strip.locator("img").first().click({ force: true });
  await expect(page).toHaveURL("/social-videos?video=4");
});
