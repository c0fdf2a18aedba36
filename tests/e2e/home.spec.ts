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

test("lets the last card of an even grid fill its row if it would be alone in it", async ({
  page,
}) => {
  await page.goto("/");
  const inOneRow = () =>
    page.evaluate(() => {
      const list = document.createElement("ul");
      list.className = "grid even";
      list.role = "list";
      document.querySelector("main")?.append(list);
      const counts: string[] = [];
      list.append(document.createElement("li"));
      for (let count = 2; count <= 15; count++) {
        list.append(document.createElement("li"));
        const row = list.getBoundingClientRect();
        const last = list.lastElementChild?.getBoundingClientRect();
        if (last?.left === row.left) counts.push(last.width === row.width ? `${count}` : "alone");
      }
      list.remove();
      return counts;
    });
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await inOneRow()).toEqual(["3", "5", "7", "9", "11", "13", "15"]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await inOneRow()).toEqual(["13"]);
});
