import { nowhere, routes } from "./routes.ts";
import { expect, expectComplaint, test } from "./test.ts";

/** Links that another page of this worker has led to already. */
const followed = new Set<string>();

for (const [path, title, heading] of routes)
  test(`${path} has its title, landmarks and text, and links that work, on screen and on paper`, async ({
    page,
    request,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | NTKOC`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const text = await page.getByRole("main").innerText();
    expect(text.length).toBeGreaterThan(120);
    expect(text).not.toMatch(/loading|undefined|\[object/i);
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", `https://ntkoc.example.org${path}`);
    for (const name of ["description", "robots", "keywords", "twitter:title"])
      await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute("content", /.+/);

    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const link of new Set(links).difference(followed)) {
      expect((await request.get(link)).status(), link).toBe(200);
      followed.add(link);
    }

    await page.emulateMedia({ media: "print" });
    for (const role of ["banner", "navigation", "tablist", "button"] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    await expect(
      page.getByRole("link", { name: /^Link to|^Skip/ }).filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("not medical advice");
  });

for (const [path, heading] of nowhere)
  test(`${path} is a 404 in the same layout`, async ({ page, complaints }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    // The browser reports the status itself.
    await expectComplaint(complaints, "404");
  });

test("a missing page says what the specification says", async ({ request }) => {
  const response = await request.get("/nowhere");
  expect(await response.text()).toContain("Did you forget to add the page to the router?");
});

test("a preview picture is a PNG of 1200 by 630 pixels", async ({ request }) => {
  for (const [path] of routes.filter(([path]) => path !== "/discussions/1")) {
    const picture = await request.get(`/og/${path.slice(1) || "home"}.png`);
    const bytes = await picture.body();
    expect(picture.headers()["content-type"]).toBe("image/png");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("the sitemap lists the pages and leaves out what is no page", async ({ request }) => {
  const index = await (await request.get("/sitemap.xml")).text();
  expect(index).toContain("https://ntkoc.example.org/sitemap-0.xml");
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const found = [...sitemap.matchAll(/<loc>https:\/\/ntkoc\.example\.org([^<]*)<\/loc>/g)];
  const expected = [...routes.map(([path]) => path), "/discussions/2", "/discussions/3"];
  expect(found.map(([, path]) => path || "/").toSorted()).toEqual(expected.toSorted());
});

test("robots.txt names the sitemap, and the manifest's icons exist", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Sitemap: https://ntkoc.example.org/sitemap.xml");
  const manifest = await (await request.get("/site.webmanifest")).json();
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const path of [...icons, "/icons/180.png", "/favicon.ico", "/favicon.svg"])
    expect((await request.get(path)).status(), path).toBe(200);
});
