import { collectOtherHosts, mockVideos } from "./media-page.ts";
import { expect, test } from "./test.ts";

test("shows a video with its facts, transcript and neighbours, and plays it on request", async ({
  page,
}) => {
  const requested = collectOtherHosts(page);
  await mockVideos(page);
  await page.goto("/media/5");
  const main = page.getByRole("main");
  for (const text of ["Published 2 May 2025", "Duration: 2:58", "Social Commentary"])
    await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText(/look at training, experience and being willing/)).toBeVisible();
  await main.getByText("Transcript").click();
  await expect(main.getByText("A certificate hangs on the wall.")).toBeVisible();
  await expect(main.getByRole("heading", { name: /Comments/ })).toHaveCount(0);
  const data = await page.locator("script[type='application/ld+json']").textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "VideoObject", duration: "PT2M58S" });
  expect(requested).toEqual([]);
  await main.getByRole("link", { name: "Play: Who counts as an expert?" }).click();
  await expect(page.frameLocator("iframe").getByText("The video plays.")).toBeVisible();
  await page.getByRole("link", { name: /^Previous What is a .settled. question. Example/ }).click();
  await expect(page).toHaveURL("/media/4");
  await expect(page.getByRole("link", { name: /^Previous/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^Next Who counts/ }).click();
  await page.getByRole("link", { name: /^Next Reading past the headline.* Example/ }).click();
  await expect(page.getByRole("link", { name: /^Next/ })).toHaveCount(0);
});
