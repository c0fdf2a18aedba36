import { interviewPath, mediaPath, termPath } from "../../../src/lib/entry-paths.ts";
import { contentOf } from "../../support/content.ts";
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
  const terms = Object.keys(contentOf("glossary")).map(termPath);
  const folders = [
    ["videos", mediaPath],
    ["evidence", mediaPath],
    ["podcasts", interviewPath],
  ] as const;
  const watched = folders.flatMap(([name, path]) =>
    Object.keys(contentOf(name)).map((id) => path(Number(id))),
  );
  const expected = new Set([...routes.map(([path]) => path), ...entries, ...terms, ...watched]);
  expect(found.map(([, path]) => path || "/").toSorted()).toEqual([...expected].toSorted());
});

test("hides the preview label and bar, and lets search engines list the page", async ({
  request,
}) => {
  for (const path of [...routes.map(([path]) => path), "/blog/1", "/comments/blog/1"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(
      />Example<|Example of a view|(here|section|address) is an example|(?:views|donate) are examples\.|Preview: parts/,
    );
    if (!path.startsWith("/comments"))
      expect(html, path).toContain('<meta name="robots" content="index, follow');
  }
});

test("explains its name once on the home page and on About Me", async ({ page }) => {
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    await expect(page.getByText("NTKOC stands for “Sample Name”."), path).toHaveCount(1);
  }
});
