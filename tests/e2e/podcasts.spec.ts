import type { Page } from "@playwright/test";
import { expectNewTabs } from "./new-tab.ts";
import { mockOtherHosts } from "./other-hosts.ts";
import { expect, phone, test } from "./test.ts";

const interviews = (page: Page) =>
  page.getByRole("region", { name: "Published interviews" }).getByRole("list").first();
const interview = (page: Page, title: string) =>
  interviews(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title }) });
const first = (page: Page) => interview(page, "A long conversation about chronic illness");
const topics = (page: Page) => first(page).getByText("Timestamps (9)");

test("shows the interviews, newest first, with their details, and links to a request and to seven channels in new tabs", async ({
  page,
}) => {
  await page.goto("/podcasts");
  for (const words of ["1 published interview", "More Coming Soon", "2 platforms"])
    await expect(page.getByRole("main").getByText(words, { exact: true })).toBeVisible();
  await expect(interviews(page).getByRole("heading", { level: 3 })).toHaveText([
    "A long conversation about chronic illness",
    "What a phone and a lens can show",
    "Being heard in a short appointment",
    "Faith, doubt and long-term illness",
  ]);
  const card = first(page);
  await expect(card.getByRole("definition")).toHaveText([
    "Host of a health podcast",
    "14 June 2025",
    "2:13:45",
  ]);
  await expect(card.getByText("Example", { exact: true })).toBeVisible();
  await expect(card.getByText("Published", { exact: true })).toHaveCount(0);
  const real = interview(page, "Faith, doubt and long-term illness");
  await expect(real.getByText("Published", { exact: true })).toBeVisible();
  await expect(card.getByText("YouTube")).toBeVisible();
  await expect(card.getByText(/^A long, unhurried conversation/)).toBeVisible();
  await expect(card.locator("img")).toBeVisible();
  await expect(page.getByRole("link", { name: "Request Interview" })).toHaveAttribute(
    "href",
    "mailto:hello@example.org?subject=Interview%20request",
  );
  const channels = page.getByRole("region", { name: "Follow the channels" }).getByRole("link");
  await expect(channels).toHaveCount(7);
  await expectNewTabs(channels);
});

test("expands the topics of an interview and opens it in a new tab", async ({ page, context }) => {
  const requested = await mockOtherHosts(context);
  await page.goto("/podcasts");
  const topic = first(page).getByText("What a parasite is, in plain words");
  await expect(topic).toBeHidden();
  await topics(page).click();
  await expect(topic).toBeVisible();
  await expect(first(page).getByRole("listitem").nth(6)).toHaveText(
    "1:39:15 What would change the creator’s mind",
  );
  await page.keyboard.press("Enter");
  await expect(topic).toBeHidden();
  await first(page)
    .getByRole("link", { name: /^Watch Interview.*opens a new tab/ })
    .click();
  await expect.poll(() => requested).toEqual(["https://www.youtube.com/watch?v=aB3dE6gH9kL"]);
});

test("opens the page of an interview, with its transcript and its neighbours", async ({ page }) => {
  await page.goto("/podcasts");
  await first(page).getByRole("link", { name: "A long conversation" }).first().click();
  await expect(page).toHaveURL("/podcasts/1");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "A long conversation about chronic illness",
  );
  await expect(main.getByText("Host of a health podcast")).toBeVisible();
  const words = main.getByText("A thread that moved.");
  await expect(words).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(words).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await main.getByText("Transcript").click();
  await expect(words).toBeVisible();
  await main.getByRole("link", { name: /^Older interview/ }).click();
  await expect(page).toHaveURL("/podcasts/2");
  await expect(main.getByText("There is no transcript yet.")).toBeVisible();
  await main.getByRole("link", { name: /Back to My Interviews/ }).click();
  await expect(page).toHaveURL("/podcasts");
});

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test("starts an interview at a topic: on this page if the player supports it, otherwise on the host's page", async ({
      page,
      context,
    }) => {
      const requested = await mockOtherHosts(context);
      await page.goto("/podcasts/1");
      const topic = page.getByRole("link", { name: /^4:10 How the creator describes/ });
      await expect(topic).toHaveAttribute(
        "href",
        "https://www.youtube.com/watch?v=aB3dE6gH9kL&t=250s",
      );
      expect(requested).toEqual([]);
      if (javaScriptEnabled) {
        const start = (seconds: number) =>
          `https://www.youtube-nocookie.com/embed/aB3dE6gH9kL?autoplay=1&start=${seconds}`;
        await expect(topic).not.toHaveAccessibleName(/new tab/);
        await topic.click();
        await expect(page.locator("iframe")).toHaveAttribute("src", start(250));
        await expect(page.getByRole("group", { name: "A long conversation" })).toBeFocused();
        await page.getByRole("link", { name: /^0:00/ }).click();
        await expect(page.locator("iframe")).toHaveAttribute("src", start(0));
      } else {
        await expect(topic).toHaveAccessibleName(/\(opens a new tab\)$/);
        await expect(topic).toHaveAttribute("target", "_blank");
      }
      await page.goto("/podcasts/3");
      const elsewhere = page.getByRole("link", { name: /^5:30 .*\(opens a new tab\)$/ });
      await expect(elsewhere).toHaveAttribute(
        "href",
        "https://rumble.com/v1abcde-being-heard.html?start=330",
      );
      await page.goto("/podcasts/2");
      const topics = page.getByRole("article").getByRole("list");
      await expect(topics.getByText("Why the creator started filming")).toBeVisible();
      await expect(topics.getByRole("link")).toHaveCount(0);
    });
  });

test("links to the feeds, in the head and visibly", async ({ page }) => {
  const feedLink = page.locator("link[rel=alternate][type='application/atom+xml']");
  for (const [path, feed, name] of [
    ["/podcasts", "/podcasts/feed.xml", "Follow new interviews (Atom feed)"],
    ["/media", "/media/feed.xml", "Follow new videos and photos (Atom feed)"],
    ["/discussions", "/discussions/feed.xml", "Follow all discussions (Atom feed)"],
    ["/discussions/2", "/discussions/2/feed.xml", "Follow this discussion (Atom feed)"],
  ] as const) {
    await page.goto(path);
    await expect(feedLink).toHaveAttribute("href", feed);
    await expect(feedLink).toHaveAttribute("title", /\| NTKOC$/);
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", feed);
  }
  await page.goto("/about");
  await expect(feedLink).toHaveCount(0);
});
