import type { APIRequestContext } from "@playwright/test";
import { type RawPage, withRawPage } from "./raw-browser.ts";
import { expect, test } from "./test.ts";

type Status = { key: { action: string; url: string }; status: string };

/** What has become of the page that the browser prepares, for instance "Ready". */
const prepared = (page: RawPage, kind: "prerender" | "prefetch", url: string) =>
  (page.events(`Preload.${kind}StatusUpdated`) as unknown as Status[])
    .filter(({ key }) => key.url === url)
    .at(-1)?.status;

async function point(page: RawPage, href: string, type = "mouseMoved") {
  const { x, y } = await page.evaluate<{ x: number; y: number }>(`{
    const link = [...document.querySelectorAll('a[href="${href}"]')].find((a) => a.checkVisibility());
    link.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = link.getBoundingClientRect();
    ({ x: x + width / 2, y: y + height / 2 });
  }`);
  const click = type === "mouseMoved" ? {} : { button: "left", clickCount: 1 };
  await page.send("Input.dispatchMouseEvent", { type, x, y, ...click });
}

const viewsOf = async (request: APIRequestContext) =>
  (await (await request.get("/api/discussions/1?fresh=1")).json()).views as number;

test("a page prepared on hover counts no view until it is shown", async ({ request, baseURL }) => {
  const [start, target] = [`${baseURL}/discussions`, `${baseURL}/discussions/1`];
  const before = await viewsOf(request);
  await withRawPage(start, async (page) => {
    await page.send("Preload.enable");
    await point(page, "/discussions/1");
    await expect.poll(() => prepared(page, "prerender", target)).toBe("Ready");
    expect(await viewsOf(request)).toBe(before);

    for (const type of ["mousePressed", "mouseReleased"]) await point(page, "/discussions/1", type);
    await expect.poll(() => viewsOf(request)).toBe(before + 1);
    expect(prepared(page, "prerender", target)).toBe("Success");
  });
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
