import type { Page } from "@playwright/test";
import { holdScripts } from "./hold.ts";
import { blockVideos, card, collectOtherHosts, detail, mockVideos } from "./media-page.ts";
import { expect, test } from "./test.ts";

const title = "A first look through the microscope";
const play = (page: Page) => detail(page).getByRole("button", { name: "Play" });
const video = (page: Page) => detail(page).frameLocator("iframe").getByText("The video plays.");

test("requests nothing from other hosts before Play is pressed, then shows the video, with a title and the focus, until it is closed", async ({
  page,
}) => {
  const requested = collectOtherHosts(page);
  await mockVideos(page);
  for (const path of ["/media?video=2", "/social-videos?video=13"]) {
    await page.goto(path);
    await expect(detail(page).getByRole("heading", { name: /^Comments \(\d/ })).toBeVisible();
  }
  await play(page).hover();
  expect(requested).toEqual([]);
  await play(page).press("Enter");
  await expect(video(page)).toBeVisible();
  expect(new Set(requested)).toEqual(new Set(["https://video.example.org/embed/13?autoplay=1"]));
  const name = "How to disagree kindly";
  await expect(detail(page).locator("iframe")).toHaveAttribute("title", name);
  await expect(detail(page).getByRole("group", { name })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(detail(page)).toBeHidden();
  await expect.poll(() => page.frames().length).toBe(1);
  await card(page, name).click();
  await expect(play(page)).toBeVisible();
});

test("shows an error and a link if the host cannot be reached", async ({ page, allowErrors }) => {
  await blockVideos(page);
  await page.goto("/media?video=1");
  await play(page).click();
  await expect(detail(page).getByRole("alert")).toContainText(
    "This video cannot be played here right now.",
  );
  const link = detail(page).getByRole("link", { name: "Watch it on its own site" });
  await expect(link).toHaveAttribute("href", "https://video.example.org/embed/1");
  await expect(link).toHaveAccessibleName(/\(opens a new tab\)$/);
  await expect(detail(page).locator("iframe")).toHaveCount(0);
  await expect(detail(page).getByRole("group", { name: title })).toBeFocused();
  // The browser reports the failed requests.
  allowErrors("ERR_FAILED");
});

test("shows an error if the host does not respond within 10 seconds", async ({ page }) => {
  await page.clock.install({ time: "2026-01-01T09:00:00Z" });
  // Neither the frame nor the request that checks the host gets a response.
  await page.route("https://video.example.org/**", () => undefined);
  await page.goto("/media?video=1");
  await expect(detail(page).getByRole("heading", { name: /^Comments \(\d/ })).toBeVisible();
  await page.clock.pauseAt("2026-01-01T10:00:00Z");
  await play(page).click();
  await page.clock.runFor(9_900);
  await expect(detail(page).getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(detail(page).getByRole("alert")).toContainText("cannot be played here right now");
});

test("plays a video that was pressed while the code of its page was loading", async ({ page }) => {
  await mockVideos(page);
  const release = await holdScripts(page);
  await page.goto("/media/5");
  await page.getByRole("link", { name: "Play video: Who counts as an expert?" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  release();
  await expect(page.frameLocator("iframe").getByText("The video plays.")).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});
