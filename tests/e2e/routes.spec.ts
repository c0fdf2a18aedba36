import { missingPaths, routes } from "./routes.ts";
import { expect, test } from "./test.ts";

test("has the title, heading and metadata of each route, and only working links", async ({
  request,
}) => {
  const links = new Set<string>();
  for (const [path, title, heading] of routes) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toContain(`<title>${title} | NTKOC</title>`);
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]?.trim()).toBe(heading);
    expect(html).toContain(`<link rel="canonical" href="https://ntkoc.example.org${path}">`);
    for (const name of ["description", "robots", "keywords", "twitter:card"])
      expect(html, path).toMatch(new RegExp(`<meta name="${name}" content="[^"]`));
    for (const [, link = ""] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g))
      links.add(link.replaceAll("&amp;", "&"));
  }
  expect(links.size).toBeGreaterThan(routes.length);
  await Promise.all(
    Array.from(links, async (link) => expect((await request.get(link)).status(), link).toBe(200)),
  );
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

test("shows the specified text, a search and other pages on a missing page", async ({
  request,
}) => {
  const html = (await (await request.get("/nowhere")).text()).replace(/\s+/g, " ");
  for (const part of [
    "Did you forget to add the page to the router?",
    'action="/search"',
    "/media",
  ])
    expect(html).toContain(part);
});

test("serves preview pictures as PNGs of 1200 by 630 pixels", async ({ request }) => {
  // These pages use the picture of another page.
  const sharing = ["/discussions/1", "/social-videos/background/2"];
  for (const [path] of routes.filter(([path]) => !sharing.includes(path))) {
    const picture = await request.get(`/og/${path.slice(1) || "home"}.png`);
    const bytes = await picture.body();
    expect(picture.headers()["content-type"]).toBe("image/png");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("serves its icons", async ({ request }) => {
  for (const path of ["/icons/180.png", "/icons/512.png", "/favicon.ico", "/favicon.svg"])
    expect((await request.get(path)).status(), path).toBe(200);
});
