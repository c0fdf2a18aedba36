import { expect, phone, test } from "./test.ts";

test("opens a short video by its whole card, and cuts its description after two lines", async ({
  page,
}) => {
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
  await strip.locator("img").first().click({ force: true });
  await expect(page).toHaveURL("/social-videos?video=4");
});
