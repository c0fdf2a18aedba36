import { phone, test, expect } from "./test.ts";
test.use({ viewport: phone });
test("shifts", async ({ page, allowErrors }) => {
  allowErrors("404");
  await page.route("**/_astro/*.webp", (route) => route.fulfill({ status: 404 }));
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, { log });
    new PerformanceObserver((list) => { for (const e of list.getEntries() as any[]) log.push(e.value.toFixed(4) + " @" + Math.round(e.startTime) + " " + e.sources.map((s: any) => (s.node?.outerHTML ?? s.node?.nodeName + ":" + s.node?.textContent)?.slice(0, 160) + JSON.stringify(s.previousRect) + "->" + JSON.stringify(s.currentRect)).join(" | ")); }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/media");
  const pictures = page.getByRole("main").locator("li img");
  const last = page.getByRole("listitem").filter({ hasText: "Fine lines on a slide" }).locator("img");
  for (const picture of [pictures.first(), last]) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", "/picture-missing.svg");
    await expect(picture).toHaveCSS("opacity", "1");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
  const log = await page.evaluate(() => (window as any).log);
  if (log.length) console.log(await page.evaluate(() => scrollY + " of " + document.documentElement.scrollHeight), log.join("\n"));
});
