import type { Page } from "@playwright/test";

/** The folder of the photographs, which Git ignores. */
export const folder = "screenshots";

/** Every width and theme in which we look at a page. */
export const looks = [360, 768, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

export type Look = (typeof looks)[number];

export const nameOf = ({ width, colorScheme }: Look) => `${width}-${colorScheme}`;

/** Gives a page the width and theme of a look. */
export async function dress(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 860 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/**
 * Photographs what shows, or the whole page.
 * @param place the folder below that of all photographs
 * @param name what is seen, such as an address
 */
export async function photograph(
  page: Page,
  place: string,
  name: string,
  fullPage: boolean,
): Promise<void> {
  // Pictures far below are fetched only once they are near.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
  });
  const file = name.match(/[a-z0-9]+/gi)?.join("-") ?? "home";
  await page.screenshot({ path: `${folder}/${place}/${file}.png`, fullPage });
}
