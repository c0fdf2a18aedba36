import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import { newWord } from "../unique-word.ts";

// What an island is woken by: on a slow connection its code comes long after the visitor has gone on.

/** Holds back all code that is fetched from now on. @returns what lets it come */
async function holdCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Where the page posts to, time after time. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && !pathname.endsWith("/view")) posts.push(pathname);
  });
  return posts;
}

const forms = [
  {
    path: "/discussions/1",
    opens: /^Reply$/,
    words: "Your Reply",
    submit: "Post Reply",
    posted: "/api/discussions/1/replies",
    rest: async () => {},
  },
  {
    path: "/discussions?category=weekly-discussions",
    opens: "Start a Discussion",
    words: "Your Post",
    submit: "Post Discussion",
    posted: "/api/discussions",
    rest: (page: Page) => page.getByLabel("Title").fill(`Woken ${newWord()}`),
  },
];

for (const { path, opens, words, submit, posted, rest } of forms)
  test(`${submit}: the tap that wakes the form opens it once, and what is typed meanwhile stays`, async ({
    page,
  }) => {
    const posts = postsOf(page);
    const text = `Typed before the code came. ${newWord()}`;
    await page.goto(path);
    const release = await holdCode(page);
    await page.locator("summary", { hasText: opens }).click();
    await page.getByLabel(words).fill(text);
    await page.getByLabel("Your Name").fill("Mara");
    await rest(page);
    release();
    // Only a form that is awake checks by itself.
    await expect(page.locator("form").filter({ hasText: submit })).toHaveAttribute(
      "novalidate",
      "",
    );
    await expect(page.getByLabel(words)).toBeVisible();
    await expect(page.getByLabel(words)).toHaveValue(text);
    await expect(page.getByLabel("Your Name")).toHaveValue("Mara");
    await page.getByLabel("Email (Private)").fill("mara@example.org");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByText(text)).toBeVisible();
    expect(posts).toEqual([posted]);
  });

test("comments opened by two taps before their code comes are asked for once, and can be written", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/comments") asked.push(request.method());
  });
  await page.goto("/blog/1");
  const release = await holdCode(page);
  await page.getByRole("link", { name: "Show comments" }).dblclick();
  await expect(page.getByRole("heading", { name: "Comments (…)" })).toBeVisible();
  release();
  await page.locator("summary", { hasText: "Add Comment" }).click();
  await expect(page.getByLabel("Your Comment")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Comments \(\d+\)$/ })).toHaveCount(1);
  expect(asked).toEqual(["GET"]);
});

test("whoever goes from field to field while the form wakes stays in the field they went to", async ({
  page,
}) => {
  // React then wakes the form in the midst of the next event, here of a field that is left with new words.
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {};
  });
  await page.goto("/discussions/1");
  const release = await holdCode(page);
  await page.locator("summary", { hasText: /^Reply$/ }).click();
  await page.getByLabel("Email (Private)").fill("mara@example.org");
  release();
  const form = page.locator("form").filter({ hasText: "Post Reply" });
  await form.evaluate(async (element) => {
    const island = element.closest("astro-island") ?? element;
    const isWaking = () => Object.keys(island).some((key) => key.startsWith("__reactContainer"));
    while (!isWaking()) await new Promise(requestAnimationFrame);
  });
  // As the arrows of a phone's keyboard do, which press no key.
  await page.getByLabel("Your Reply").evaluate((field) => field.focus());
  await expect(form).toHaveAttribute("novalidate", "");
  await expect(page.getByLabel("Your Reply")).toBeFocused();
});
