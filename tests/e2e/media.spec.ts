import { card, detail, openGallery } from "./media-page.ts";
import { expect, test } from "./test.ts";

test("shows a photo at full size, a link to Rumble if a video may not be embedded, and links to more information", async ({
  page,
}) => {
  await openGallery(page, "/media");
  await card(page, "One slide, two days").click();
  const video = detail(page, "One slide, two days");
  await expect(page).toHaveTitle(/^One slide, two days – Parasite Documentation/);
  const watch = video.getByRole("link", {
    name: "Watch on Rumble : One slide, two days (opens a new tab)",
  });
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
    await expect(link).toHaveAccessibleName(`${words} : ${title} (opens a new tab)`);
    await page.keyboard.press("Escape");
    await expect(detail(page)).toBeHidden();
  }
  await card(page, "Specks on a pale cloth").click();
  const photo = detail(page, "Specks on a pale cloth");
  const picture = photo.locator("img");
  await expect(picture).toHaveAttribute("alt", /\w/);
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).toHaveJSProperty("naturalWidth", 640);
  await expect(photo.getByRole("link", { name: /^Watch|Learn|laboratory/ })).toHaveCount(0);
});
