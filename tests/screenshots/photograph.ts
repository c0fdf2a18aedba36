import type { Page } from "@playwright/test";

/** The folder of the screenshots, which Git ignores. */
export const folder = "screenshots";

/** Widths and themes to take screenshots in. */
export const looks = [360, 768, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

export type Look = (typeof looks)[number];

export const nameOf = ({ width, colorScheme }: Look) => `${width}-${colorScheme}`;

/** Sets the width and theme of a page. */
export async function applyLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 860 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/**
 * Takes a screenshot of the window or the whole page.
 * @param place the folder below `folder`
 * @param name the subject, such as a path
 */
export async function photograph(
  page: Page,
  place: string,
  name: string,
  fullPage: boolean,
): Promise<void> {
  // Load lazy pictures.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
  });
  const file = name.match(/[a-z0-9]+/gi)?.join("-") ?? "home";
  await page.screenshot({ path: `${folder}/${place}/${file}.png`, fullPage });
}
