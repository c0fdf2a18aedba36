import { card, collectOtherHosts, detail, openGallery } from "./media-page.ts";
import { expectNewTabs } from "./new-tab.ts";
import { desktop, expect, phone, test } from "./test.ts";

const videos = [
  "A first look through the microscope",
  "One slide, two days",
  "How these recordings are made",
  "Movement under a lens",
];
const photos = ["A thread next to a ruler", "Specks on a pale cloth", "Fine lines on a slide"];

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("shows videos and photos in two sections, with the full description, and says whose label it is", async ({
    page,
  }) => {
    const requested = collectOtherHosts(page);
    await page.goto("/media");
    for (const [name, titles] of [
      ["Evidence videos", videos],
      ["Photographic evidence", photos],
    ] as const) {
      const section = page.getByRole("region", { name });
      await expect(section.getByRole("heading", { level: 3 })).toHaveText(titles);
    }
    const item = page.getByRole("listitem").filter({ hasText: "A first look" });
    await expect(item).toContainText("Duration: 6:12");
    await expect(item).toContainText("Category chosen by the creator: Scientific Evidence");
    await expect(item).toContainText("Not verified");
    const text = item.getByText(/The creator looks at a sample/);
    const isCut = await text.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
    );
    expect(isCut).toBe(false);
    const links = page.getByRole("region", { name: "Follow the channels" }).locator("li a");
    await expect(links).toHaveCount(7);
    await expectNewTabs(links);
    expect(requested).toEqual([]);
  });

  test("shows a message if the URL has an unknown id", async ({ page }) => {
    for (const id of ["4", "999", "1.5", ""]) {
      await page.goto(`/media?video=${id}`);
      await expect(page.getByRole("status").first(), id).toContainText("Video not found.");
      await expect(detail(page)).toBeHidden();
    }
    await card(page, "One slide, two days").click();
    await page.keyboard.press("Escape");
    // The dialog navigates back, which would interrupt another navigation.
    await expect(page).toHaveURL("/media?video=");
    await page.goto("/media");
    await expect(page.getByText("Video not found.")).toBeHidden();
  });
});

test("links a term of the glossary on a card, and explains it on the page of the picture", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openGallery(page, "/media");
  const title = "A thread next to a ruler";
  await card(page, title).click();
  const term = page.getByRole("link", { name: "parasite", exact: true });
  await expect(detail(page).locator(term)).toHaveAttribute("href", "/glossary/parasite");
  await detail(page).getByRole("link", { name: "See this photo on its own page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await term.focus();
  await expect(page.getByRole("tooltip")).toHaveText(/^An organism that lives on or in another/);
});

test("shows a photo at full size, a link to Rumble if a video may not be embedded, and links to more information", async ({
  page,
}) => {
  await openGallery(page, "/media");
  await card(page, "One slide, two days").click();
  const video = detail(page, "One slide, two days");
  const watch = video.getByRole("link", { name: "Watch on Rumble (opens a new tab)" });
  await expect(watch).toHaveAttribute("href", "https://video.example.org/watch/2");
  await expect(watch).toHaveAttribute("target", "_blank");
  await expect(video.getByRole("button", { name: "Play" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(video).toBeHidden();
  for (const [title, words, address] of [
    [
      "A thread next to a ruler",
      "How a laboratory identifies a sample",
      "https://example.org/how-a-laboratory-identifies-a-sample",
    ],
    ["Fine lines on a slide", "Learn more", "https://example.org/how-to-look-through-a-microscope"],
  ] as const) {
    await card(page, title).click();
    const link = detail(page, title).getByRole("link", { name: words });
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toHaveAccessibleName(`${words} (opens a new tab)`);
    await page.keyboard.press("Escape");
    await expect(detail(page)).toBeHidden();
  }
  await card(page, "Specks on a pale cloth").click();
  const photo = detail(page, "Specks on a pale cloth");
  const picture = photo.locator("img");
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).toHaveJSProperty("naturalWidth", 640);
  await expect(photo.getByRole("link", { name: /^Watch|Learn|laboratory/ })).toHaveCount(0);
});
