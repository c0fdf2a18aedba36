import type { Page } from "@playwright/test";

const firstContent: Record<string, string> = {
  "/media": "li .card, li.card",
  "/social-videos": "[role=tab]",
  "/social-videos/background/2": "li .card, li.card",
  "/podcasts": ".card",
  "/treating-parasites": "[role=tab]",
  "/glossary": "input[type=search]",
  "/literature": "input[type=search]",
  "/discussions": "article",
  "/contact": "a.button",
  "/search": "input[type=search]",
  "/404": "input[type=search]",
  "/about": ".main-text p",
  "/privacy": ".main-text p",
};

/** Finds a first card, tab or search field that is further from the top than `most` pixels. */
export async function lateContent(page: Page, path: string, most: number): Promise<string[]> {
  const content = firstContent[path];
  if (!content) return [];
  const first = page.getByRole("main").locator(content).filter({ visible: true }).first();
  const top = (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  return top > most ? [`${top} px from the top, of at most ${most}`] : [];
}

export const skippedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter(
        (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

export async function changedHeight(page: Page): Promise<string[]> {
  const before = await heightOf(page);
  await scrollThrough(page);
  const after = await heightOf(page);
  await page.evaluate(() => scrollTo(0, 0));
  return Math.abs(after - before) / before < 0.02 ? [] : [`from ${before} to ${after} px`];
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function scrollThrough(page: Page): Promise<void> {
  for (let at = 0; at < (await heightOf(page)); at += 2000)
    await page.evaluate((at) => {
      scrollTo(0, at);
      return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }, at);
}

const withFullRows = ["/media", "/social-videos", "/contact"];

export async function unfilledRows(page: Page, path: string): Promise<string[]> {
  if (!withFullRows.includes(path)) return [];
  const lists = page.getByRole("main").locator(".grid:is(ul):has(> :nth-child(2))");
  return lists.filter({ visible: true }).evaluateAll((lists) => {
    const endOf = (one: Element | null) => one?.getBoundingClientRect().right ?? 0;
    return lists
      .filter((list) => Math.abs(endOf(list) - endOf(list.lastElementChild)) > 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 110));
  });
}

export async function otherTypeface(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const heading = { nodeId: root.nodeId, selector: "h1" };
  const { nodeId } = await devtools.send("DOM.querySelector", heading);
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  const names = fonts.map(({ familyName }) => familyName);
  return names[0]?.startsWith("Brygada") ? [] : names;
}
