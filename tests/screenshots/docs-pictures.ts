// Takes the pictures of the README. Start `npm run dev` on a copy of the delivered content first, then run:
// node tests/screenshots/docs-pictures.ts http://localhost:8888
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browser } from "../e2e/browser.ts";

const [, , site = "http://localhost:8888"] = process.argv;

const opened = await chromium.launch(await browser());

/** Opens a page in a window of `size` pixels and saves a screenshot as `docs/pictures/NAME.webp`. */
async function take(
  name: string,
  path: string,
  size: { width: number; height: number },
  ready: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await opened.newPage({ viewport: size, reducedMotion: "reduce" });
  await page.goto(site + path);
  await ready(page);
  await page.waitForLoadState("networkidle");
  const { size: bytes } = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`docs/pictures/${name}.webp`);
  console.log(`${name}: ${bytes} bytes`);
  await page.close();
}

const shown = (name: string) => (page: Page) =>
  page.getByRole("heading", { name }).first().waitFor();

await take("home", "/", { width: 1280, height: 800 }, shown("a question that deserves an answer"));
await take(
  "treatment-phone",
  "/treating-parasites",
  { width: 360, height: 740 },
  shown("Treating"),
);
await take("studio", "/studio#/supplements/clove", { width: 1280, height: 800 }, async (page) => {
  await page.getByLabel("Considerations 1", { exact: true }).waitFor();
  await page.frameLocator("iframe").getByRole("heading", { name: "Clove" }).first().waitFor();
});

await opened.close();
