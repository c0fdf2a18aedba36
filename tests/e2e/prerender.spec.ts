import { startCdn } from "../bench/cdn.ts";
import { type RawPage, withRawPage } from "./raw-browser.ts";
import { expect, test } from "./test.ts";

type Status = { key: { action: string; url: string }; status: string; prerenderStatus?: string };

/** What has become of the page that the browser prepares, for instance "Ready". */
const prepared = (page: RawPage, kind: "prerender" | "prefetch", url: string) =>
  (page.events(`Preload.${kind}StatusUpdated`) as unknown as Status[])
    .filter(({ key }) => key.url === url)
    .map(({ status, prerenderStatus }) => prerenderStatus ?? status)
    .at(-1);

/** Where the middle of a link is, once it is there. */
const place = (href: string) => `{
  const link = [...document.querySelectorAll('a[href="${href}"]')].find((a) => a.checkVisibility());
  link?.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = link?.getBoundingClientRect() ?? {};
  document.readyState === "complete" && link ? { x: x + width / 2, y: y + height / 2 } : undefined;
}`;

async function point(page: RawPage, href: string, type = "mouseMoved") {
  const find = () => page.evaluate<{ x: number; y: number } | undefined>(place(href));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const click = type === "mouseMoved" ? {} : { button: "left", clickCount: 1 };
  await page.send("Input.dispatchMouseEvent", { type, ...(await find()), ...click });
}

test("a page prepared on hover counts no view until it is shown", async ({ baseURL = "" }) => {
  const writes: string[] = [];
  const { address, close } = await startCdn(baseURL, undefined, writes);
  const target = `${address}/discussions/1`;
  await withRawPage(`${address}/discussions`, async (page) => {
    await page.send("Preload.enable");
    await point(page, "/discussions/1");
    await expect.poll(() => prepared(page, "prerender", target)).toBe("Ready");
    expect(writes).toEqual([]);

    for (const type of ["mousePressed", "mouseReleased"]) await point(page, "/discussions/1", type);
    await expect.poll(() => writes).toEqual(["/api/discussions/1/view"]);
  });
  await close();
});

test("a page with what others serve is fetched ahead at most, and runs nothing", async ({
  baseURL,
}) => {
  await withRawPage(`${baseURL}/privacy`, async (page) => {
    await page.send("Preload.enable");
    await point(page, "/support");
    await expect.poll(() => prepared(page, "prefetch", `${baseURL}/support`)).toBe("Ready");
    expect(prepared(page, "prerender", `${baseURL}/support`)).toBeUndefined();
  });
});
