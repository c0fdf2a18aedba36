import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import { newWord } from "../unique-word.ts";

/** Delays scripts that are requested from now on, as on a slow connection. @returns a function that releases them */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Collects the path of each POST request, except of views. */
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
  test(`${submit}: opens the form on the tap that hydrates it, and keeps text typed in the meantime`, async ({
    page,
  }) => {
    const posts = postsOf(page);
    const text = `Typed before the code came. ${newWord()}`;
    await page.goto(path);
    const release = await holdScripts(page);
    await page.locator("summary", { hasText: opens }).click();
    await page.getByLabel(words).fill(text);
    await page.getByLabel("Your Name").fill("Mara");
    await rest(page);
    release();
    // Only the hydrated form has this attribute.
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

test("keeps the focus if the visitor changes fields during hydration", async ({ page }) => {
  // Without its scheduler, React hydrates during the next event, which here is the change event of the first field.
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {};
  });
  await page.goto("/discussions/1");
  const release = await holdScripts(page);
  await page.locator("summary", { hasText: /^Reply$/ }).click();
  await page.getByLabel("Email (Private)").fill("mara@example.org");
  release();
  const form = page.locator("form").filter({ hasText: "Post Reply" });
  await form.evaluate(async (element) => {
    const island = element.closest("astro-island") ?? element;
    const isHydrating = () => Object.keys(island).some((key) => key.startsWith("__reactContainer"));
    while (!isHydrating()) await new Promise(requestAnimationFrame);
  });
  // The arrows on a phone's keyboard move the focus without a key press.
  await page.getByLabel("Your Reply").evaluate((field) => field.focus());
  await expect(form).toHaveAttribute("novalidate", "");
  await expect(page.getByLabel("Your Reply")).toBeFocused();
});
