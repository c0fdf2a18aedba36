import { writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { pageBytes } from "../bench/page-bytes.ts";
import { test } from "./test.ts";

const out = "/tmp/shots-treatment";
for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const)
  for (const colorScheme of ["light", "dark"] as const)
    test(`pictures ${width} ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.goto("/treating-parasites#supplements");
      const shot = (name: string, file: string) =>
        page
          .locator(`article#${name}`)
          .screenshot({ path: `${out}/${file}-${width}-${colorScheme}.png` });
      await shot("sea-salt", "salt");
      await shot("wormwood", "wormwood");
      await shot("turmeric", "turmeric");
      if (colorScheme === "light")
        await page.screenshot({ path: `${out}/tab-${width}.png`, fullPage: true });
      for (const s of await page.locator("#supplements summary").all()) await s.click();
      await shot("sea-salt", "salt-open");
      await shot("turmeric", "turmeric-open");
      await shot("luteolin", "luteolin-open");
      await page.goto("/treating-parasites#fasting");
      await shot("extended-fasting", "fasting");
      await shot("how-fasting-targets-parasites", "view");
      for (const s of await page.locator("#fasting summary").all()) await s.click();
      await shot("extended-fasting", "fasting-open");
      await shot("intermittent-fasting", "intermittent-open");
      await page.goto("/treating-parasites#medications");
      await shot("ivermectin", "ivermectin");
      await page.goto("/treating-parasites#holistic");
      await page
        .locator("#holistic article")
        .first()
        .screenshot({ path: `${out}/practice-${width}-${colorScheme}.png` });
    });

for (const where of [] as string[])
  test(`shift ${where}`, async ({ page }) => {
    await page.addInitScript(() => {
      (window as any).log = [];
      new PerformanceObserver((list) => {
        for (const e of list.getEntries() as any[])
          (window as any).log.push([
            e.startTime,
            e.value,
            e.sources.map((s: any) => [
              s.node?.nodeName,
              s.node?.id,
              s.node?.className,
              JSON.stringify(s.previousRect),
              JSON.stringify(s.currentRect),
            ]),
          ]);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/treating-parasites${where}`);
    await page.waitForTimeout(1500);
    console.log(
      where,
      JSON.stringify(
        await page.evaluate(() => [
          (window as any).log,
          performance.getEntriesByType("paint").map((p) => [p.name, p.startTime]),
        ]),
      ).slice(0, 3000),
    );
  });

test("bytes", async ({ request }) => {
  const html = await (await request.get("/treating-parasites")).text();
  writeFileSync("/tmp/treating.html", html);
  console.log(
    await pageBytes(html, async (p) => (await request.get(p)).text()),
    brotliCompressSync(html).length,
  );
});

test("print", async ({ page }) => {
  await page.goto("/treating-parasites");
  await page.pdf({ path: `${out}/print.pdf` }).catch((e) => console.log(String(e)));
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 700, height: 1000 });
  for (const n of ["sea-salt", "extended-fasting"])
    await page.locator(`article#${n}`).screenshot({ path: `${out}/print-${n}.png` });
});
