import { routes } from "../routes.ts";
import { expect, test } from "../test.ts";

test("lists exactly the pages of the site in the sitemap, which robots.txt names", async ({
  request,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Sitemap: https://ntkoc.example.org/sitemap.xml");
  const index = await (await request.get("/sitemap.xml")).text();
  expect(index).toContain("https://ntkoc.example.org/sitemap-0.xml");
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const found = [...sitemap.matchAll(/<loc>https:\/\/ntkoc\.example\.org([^<]*)<\/loc>/g)];
  const entries = ["/discussions/2", "/discussions/3", "/blog/1", "/blog/2", "/blog/3"];
  const interviews = ["/podcasts/2", "/podcasts/3", "/podcasts/4"];
  const expected = [...routes.map(([path]) => path), ...entries, ...interviews];
  expect(found.map(([, path]) => path || "/").toSorted()).toEqual(expected.toSorted());
});

test("shows no label and no bar of the preview, and lets search engines list it", async ({
  request,
}) => {
  for (const path of [...routes.map(([path]) => path), "/blog/1", "/comments/video/4"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/>Example<|Preview: parts of this site/);
    if (!path.startsWith("/comments"))
      expect(html, path).toContain('<meta name="robots" content="index, follow');
  }
});
