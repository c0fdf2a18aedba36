import { missingPaths, routes } from "./routes.ts";
import { expect, test } from "./test.ts";

const withClaims = [
  "/",
  "/media",
  "/media/5",
  "/media/101",
  "/social-videos",
  "/podcasts",
  "/podcasts/1",
  "/glossary",
  "/glossary/matchbox-sign",
];

/** Links that this worker has already requested from other pages. */
const followed = new Set<string>();

/** Number of tests that the routes are split into, so that they run in parallel. */
const partCount = 2;

for (let part = 0; part < partCount; part++)
  test(`shows the title, landmarks, text and working links of each route, on screen and in print, part ${part + 1}`, async ({
    page,
    request,
  }) => {
    for (const [path, title, heading] of routes.filter((_, at) => at % partCount === part))
      await test.step(path, async () => {
        await page.emulateMedia({ media: "screen" });
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveTitle(`${title} | NTKOC`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        if (withClaims.includes(path))
          await expect(page.getByText("Not medical advice", { exact: true })).toBeInViewport();
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        const text = await page.getByRole("main").innerText();
        expect(text.length).toBeGreaterThan(120);
        expect(text).not.toMatch(/loading|undefined|\[object/i);
        const canonical = page.locator("link[rel=canonical]");
        await expect(canonical).toHaveAttribute("href", `https://ntkoc.example.org${path}`);
        for (const name of ["description", "robots", "keywords", "twitter:card"])
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
  });

test("returns a 404 page in the site's layout for missing pages", async ({ request }) => {
  for (const [path, heading] of missingPaths) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(404);
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]?.trim(), path).toBe(heading);
    expect(html, path).toContain("<footer");
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).not.toMatch(/rel="?canonical|property="og:url/);
  }
});

test("shows the specified text on a missing page", async ({ request }) => {
  const response = await request.get("/nowhere");
  expect(await response.text()).toContain("Did you forget to add the page to the router?");
});

test("serves preview pictures as PNGs of 1200 by 630 pixels", async ({ request }) => {
  // The picture of these pages is that of another.
  const sharing = ["/discussions/1", "/social-videos/background/2"];
  for (const [path] of routes.filter(([path]) => !sharing.includes(path))) {
    const picture = await request.get(`/og/${path.slice(1) || "home"}.png`);
    const bytes = await picture.body();
    expect(picture.headers()["content-type"]).toBe("image/png");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("has its icons", async ({ request }) => {
  for (const path of ["/icons/180.png", "/icons/512.png", "/favicon.ico", "/favicon.svg"])
    expect((await request.get(path)).status(), path).toBe(200);
});
