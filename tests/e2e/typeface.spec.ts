import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { otherTypeface } from "./audit/layout.ts";
import { expect, test } from "./test.ts";

/** Pages with different heads. The audit checks the typeface of the others. */
const pages = ["/", "/media", "/treating-parasites", "/do-i-need-a-doctor", "/glossary", "/about"];
const widths = [320, 360, 412, 768, 1280];

/** The families that the site falls back on, and the file of a face for each. */
const fallbacks = {
  "Near Times": "liberation-serif",
  "Near Noto": "noto-serif",
  "Near DejaVu": "dejavu-serif",
  // Any other face, which the site cannot adjust.
  Georgia: "open-sans",
};

/** Without another line in a heading, text next to it moves by less than a pixel. */
const subpixel = 0.002;

/** Shift of the page when a heading takes another line, and the pages and widths at which that may happen. */
const mostShift = 0.04;
const mostPages = (family: string) => (family === "Georgia" ? 5 : 3);

const read = (file: string) => readFileSync(file).toString("base64");

/** Delays the typeface until the page has been painted without it. */
const delayTypeface = (page: Page) =>
  page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    await route.continue();
  });

/** Opens the page on a slow processor, and asserts that its main heading is in the typeface. */
async function expectTypeface(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(path);
  await expect.poll(() => otherTypeface(page), { message: path }).toEqual([]);
  await devtools.detach();
}

test("shows headings in the typeface if it loads late, page after page in one tab", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await delayTypeface(page);
  for (const path of pages.slice(0, 4)) await expectTypeface(page, path);
});

interface Typefaces {
  /** Shows the page in a fallback, then in the typeface. @returns what moved, and how many headings got taller or lower */
  arrive: (family: string, files: [string, string]) => Promise<{ moved: number; headings: number }>;
}

/** Takes the faces of the site out of the page, so that tests can put theirs in their place. */
const takeFacesOut = (page: Page) =>
  page.evaluate(() => {
    const faces = new Map<string, CSSStyleDeclaration>();
    for (const sheet of document.styleSheets)
      for (const [index, rule] of [...sheet.cssRules].entries().toArray().toReversed())
        if (rule instanceof CSSFontFaceRule) {
          faces.set(rule.style.getPropertyValue("font-family").replaceAll('"', ""), rule.style);
          sheet.deleteRule(index);
        }
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const show = async (family: string, file: string) => {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      const descriptor = (name: string) => faces.get(family)?.getPropertyValue(name) || undefined;
      const face = new FontFace(family, bytes.buffer, {
        weight: "600",
        ascentOverride: descriptor("ascent-override"),
        descentOverride: descriptor("descent-override"),
        sizeAdjust: descriptor("size-adjust"),
      } as FontFaceDescriptors);
      document.fonts.add(await face.load());
      await frames();
      return face;
    };
    const heights = () =>
      Array.from(document.querySelectorAll("h1, h2, h3, h4"), (one) => one.clientHeight);
    const arrive: Typefaces["arrive"] = async (family, [file, own]) => {
      const fallback = await show(family, file);
      const before = heights();
      let moved = 0;
      const shifts = new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          moved += value;
      });
      shifts.observe({ type: "layout-shift" });
      const typeface = await show("Brygada", own);
      await frames();
      shifts.disconnect();
      const headings = heights().filter((height, index) => height !== before[index]).length;
      for (const face of [fallback, typeface]) document.fonts.delete(face);
      return { moved, headings };
    };
    Object.assign(window, { arrive });
  });

test("hardly moves anything when the typeface arrives, unless a heading takes another line", async ({
  page,
}) => {
  test.slow();
  const own = read("src/ui/fonts/brygada-1918-600.woff2");
  const moved = [];
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await takeFacesOut(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      for (const [family, file] of Object.entries(fallbacks)) {
        const result = await page.evaluate(
          ([family, file, own]) => (window as unknown as Typefaces).arrive(family, [file, own]),
          [family, read(`tests/fixtures/typefaces/${file}.woff2`), own] as const,
        );
        if (result.moved > subpixel) moved.push({ family, at: `${path} ${width}`, ...result });
      }
    }
  }
  expect(moved.filter((one) => one.moved > mostShift || one.headings === 0)).toEqual([]);
  for (const family of Object.keys(fallbacks)) {
    const ones = moved.filter((one) => one.family === family);
    expect(ones.length, JSON.stringify(ones)).toBeLessThanOrEqual(mostPages(family));
  }
});
