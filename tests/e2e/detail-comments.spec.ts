import type { Page, Route } from "@playwright/test";
import { commentsApi, commentsResponse } from "./comments-api.ts";
import { allHydrated } from "./hydrated.ts";
import { card, closeButton, detail } from "./media-page.ts";
import { expect, test } from "./test.ts";

const comment = (id: number, content: string) => ({
  id,
  author: `Reader ${id}`,
  content,
  createdAt: "2026-11-20T09:30:00.000Z",
});

const panel = (page: Page) => detail(page).getByRole("region", { name: /^Comments/ });
const heading = (page: Page) => panel(page).getByRole("heading", { name: /^Comments/ });

/** Handles requests for comments. @returns the targets that are requested */
async function handleComments(page: Page, handle: (route: Route, id: string) => unknown) {
  const requested: string[] = [];
  await page.route(commentsApi, (route) => {
    const { searchParams } = new URL(route.request().url());
    const id = searchParams.get("contentId") ?? "";
    requested.push(`${searchParams.get("contentType")} ${id}`);
    return handle(route, id);
  });
  return requested;
}

test("requests the comments of each video or photo once, with its type", async ({ page }) => {
  const requested = await handleComments(page, (route) => route.fulfill(commentsResponse()));
  await page.goto("/media");
  await allHydrated(page);
  for (const name of [
    "A first look",
    "Movement under a lens",
    "Specks on a pale",
    "A first look",
  ]) {
    await card(page, name).click();
    await expect(heading(page)).toHaveText("Comments (0)");
    await closeButton(page).click();
    await expect(detail(page)).toBeHidden();
  }
  expect(requested).toEqual(["video 1", "media 104", "media 102"]);
});

test("shows three skeletons while comments load, and never those of another video", async ({
  page,
}) => {
  // The client would give up after 15 s, which a busy machine can take. Without `timeout` it waits longer.
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, "timeout"));
  const held = Promise.withResolvers<void>();
  const requested = await handleComments(page, async (route, id) => {
    if (id === "1") await held.promise;
    await route.fulfill(commentsResponse(id === "1" ? [comment(1, "Late")] : []));
  });
  await page.goto("/media?video=1");
  await expect(heading(page)).toHaveText("Comments (…)");
  await expect(panel(page).getByRole("status")).toHaveText("Loading comments");
  const skeletons = panel(page).locator("[aria-hidden=true] > div");
  await expect(skeletons).toHaveCount(3);
  await expect.poll(() => requested).toEqual(["video 1"]);
  await closeButton(page).click();
  await card(page, "One slide, two days").click();
  await expect(heading(page)).toHaveText("Comments (0)");
  const late = page.waitForResponse(/contentType=video&contentId=1$/);
  held.resolve();
  await (await late).finished();
  await expect(heading(page)).toHaveText("Comments (0)");
  await closeButton(page).click();
  await card(page, "A first look").click();
  await expect(panel(page).getByText("Late")).toBeVisible();
});
