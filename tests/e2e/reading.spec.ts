import { desktop, expect, phone, test } from "./test.ts";

const lineLengths = () =>
  Array.from(document.querySelectorAll<HTMLElement>("main p, main li, footer p"), (block) => {
    const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight);
    const lines = Math.round(block.clientHeight / lineHeight);
    return lines > 3 ? block.innerText.length / lines : 0;
  }).filter(Boolean);

test("keeps lines under 75 characters, and fits a phone whose text is twice as large", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  for (const path of ["/about", "/privacy", "/treating-parasites"]) {
    await page.goto(path);
    const lengths = await page.evaluate(lineLengths);
    expect(lengths.length, path).toBeGreaterThan(2);
    expect(Math.max(...lengths), path).toBeLessThan(75);
  }
  await page.setViewportSize(phone);
  for (const path of [
    "/",
    "/media",
    "/do-i-need-a-doctor",
    "/glossary/matchbox-sign",
    "/support",
  ]) {
    await page.goto(path);
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth;
    });
    expect(width, path).toBe(360);
  }
});
