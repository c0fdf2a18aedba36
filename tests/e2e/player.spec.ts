import type { Page } from "@playwright/test";
import {
  answerVideos,
  askedElsewhere,
  card,
  closeButton,
  detail,
  loseVideos,
} from "./media-page.ts";
import { expect, test } from "./test.ts";

const title = "A first look through the microscope";
const play = (page: Page) => detail(page).getByRole("button", { name: "Play" });
const film = (page: Page) => detail(page).frameLocator("iframe").getByText("The video plays.");

test("nothing is asked of another host before the press on play", async ({ page }) => {
  const asked = askedElsewhere(page);
  await answerVideos(page);
  for (const path of ["/media?video=1", "/media?video=2", "/social-videos?video=13"]) {
    await page.goto(path);
    await expect(detail(page).getByRole("heading", { name: "Comments (0)" })).toBeVisible();
  }
  await play(page).hover();
  expect(asked).toEqual([]);
  await play(page).click();
  await expect(film(page)).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(["https://video.example.org/embed/13?autoplay=1"]));
});

test("the video plays in place of its picture, named and in reach of the keyboard", async ({
  page,
}) => {
  await answerVideos(page);
  await page.goto("/media?video=1");
  await play(page).focus();
  await page.keyboard.press("Enter");
  await expect(film(page)).toBeVisible();
  await expect(detail(page).locator("iframe")).toHaveAttribute("title", title);
  await expect(detail(page).getByRole("group", { name: title })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(detail(page)).toBeHidden();
});

test("closing stops it, and it starts anew", async ({ page }) => {
  await answerVideos(page);
  await page.goto("/media?video=1");
  await play(page).click();
  await expect(film(page)).toBeVisible();
  await closeButton(page).click();
  await expect.poll(() => page.frames().length).toBe(1);
  await card(page, title).click();
  await expect(play(page)).toBeVisible();
});

test("where its host is out of reach it says so, and leads there", async ({ page, forgive }) => {
  await loseVideos(page);
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
  // The browser reports what it could not load.
  forgive("ERR_FAILED");
});

test("where its host never answers it says so after a while", async ({ page }) => {
  await page.clock.install({ time: "2026-01-01T09:00:00Z" });
  // Neither the frame nor the question for it gets an answer.
  await page.route("https://video.example.org/**", () => undefined);
  await page.goto("/media?video=1");
  await expect(detail(page).getByRole("heading", { name: "Comments (0)" })).toBeVisible();
  await page.clock.pauseAt("2026-01-01T10:00:00Z");
  await play(page).click();
  await page.clock.runFor(14_900);
  await expect(detail(page).getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(detail(page).getByRole("alert")).toContainText("cannot be played here right now");
});

test("the page's policy allows frames of the videos' hosts, and of no other", async ({
  request,
}) => {
  for (const path of ["/media", "/social-videos", "/contact"]) {
    const html = await (await request.get(path)).text();
    const [policy] = /(?<=content=")default-src[^"]*/.exec(html) ?? [];
    const frames = policy?.split(";").find((part) => part.trim().startsWith("frame-src"));
    expect(frames?.trim(), path).toBe(
      path === "/contact" ? undefined : "frame-src https://video.example.org",
    );
  }
});
