import { expect, test } from "vitest";
import { interviewPath, mediaPath, termPath } from "../../src/lib/posts/entry-paths.ts";
import { missingPaths, routes } from "../e2e/routes.ts";
import { contentOf } from "../support/content.ts";
import { sizesOverBudget } from "./page-size.ts";
import { launched, linksIn, textOf, textsOf } from "./site.ts";

const paths = [...routes.map(([path]) => path), "/blog/1", "/blog/2", "/own", "/desk"];

const metaOf = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"]`)?.getAttribute("content");

test("has the title, heading and metadata of each route, and only working links", async () => {
  const links = new Set<string>();
  for (const [path, title, heading] of routes) {
    expect(await launched.status(path), path).toBe(200);
    const page = await launched.open(path);
    expect(textsOf(page, "head > title")).toEqual([`${title} | NTKOC`]);
    expect(textsOf(page, "h1")).toEqual([heading]);
    const canonical = page.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect(canonical).toBe(`https://ntkoc.example.org${path}`);
    for (const name of ["description", "keywords", "twitter:card"])
      expect(metaOf(page, name), `${path}: ${name}`).toMatch(/./);
    expect(metaOf(page, "robots"), path).toMatch(/^index, follow/);
    for (const [, href] of linksIn(page)) if (href?.startsWith("/")) links.add(href);
  }
  expect(links.size).toBeGreaterThan(routes.length);
  await Promise.all(
    Array.from(links, async (link) => expect(await launched.status(link), link).toBe(200)),
  );
});

test("names every link by more than the note that it opens a new tab", async () => {
  for (const path of paths) {
    const links = [...(await launched.open(path)).querySelectorAll("a[href]")];
    const nameless = links.filter(
      (link) =>
        !nameOf(link)
          .replace(/\(opens a new \w+\)/, "")
          .trim(),
    );
    expect
      .soft(
        nameless.map(({ outerHTML }) => outerHTML),
        path,
      )
      .toEqual([]);
  }
});

function nameOf(link: Element): string {
  const pictures = [...link.querySelectorAll("img[alt], [aria-label]")];
  const names = [link, ...pictures].map(
    (one) => one.getAttribute("aria-label") ?? one.getAttribute("alt"),
  );
  return [textOf(link), ...names].join(" ");
}

test("hides the moderators' page, private pages and reports from search engines", async () => {
  expect(metaOf(await launched.open("/desk"), "robots")).toBe("noindex, nofollow");
  for (const path of ["/own/reply-x", "/report?kind=discussion&id=1", "/own"])
    expect(metaOf(await launched.open(path), "robots"), path).toBe("noindex");
});

test("keeps every page within its size limits", async () => {
  for (const path of paths) expect.soft(await sizesOverBudget(launched, path), path).toEqual([]);
});

test("returns a 404 page in the site's layout for missing pages", async () => {
  for (const [path, heading] of missingPaths) {
    expect(await launched.status(path), path).toBe(404);
    const page = await launched.open(path);
    expect(textsOf(page, "h1"), path).toEqual([heading]);
    expect(page.querySelector("footer"), path).not.toBeNull();
    expect(metaOf(page, "robots"), path).toBe("noindex");
    expect(page.querySelector("link[rel=canonical], [property='og:url']"), path).toBeNull();
  }
});

test("shows the specified text, a search and other pages on a missing page", async () => {
  const page = await launched.open("/nowhere");
  const main = page.querySelector("main");
  expect(textsOf(page, "main h2")).toContain("404 Page Not Found");
  expect(textOf(main)).toContain("Did you forget to add the page to the router?");
  expect(main?.querySelector("form")?.getAttribute("action")).toBe("/search");
  expect(main?.querySelector("a[href='/media']")).not.toBeNull();
});

/** Text that a visitor may add: half an escape, a lone `%`, a very long text, a JavaScript property name. */
const hostile = ["%E0%A4%A", "50%", "a".repeat(10_000), "__proto__"];

test("responds to hostile paths with an error of the visitor", async () => {
  for (const path of paths)
    for (const text of hostile) {
      const status = await launched.status(`${path === "/" ? "" : path}/${text}`);
      expect(status, `${path}/${text.slice(0, 10)}`).toBeGreaterThanOrEqual(400);
      expect(status, `${path}/${text.slice(0, 10)}`).toBeLessThan(500);
    }
});

test("serves preview pictures as PNGs of 1200 by 630 pixels, and its icons", async () => {
  // These pages use the picture of another page.
  const sharing = ["/discussions/1", "/social-videos/background/2"];
  for (const [path] of routes.filter(([path]) => !sharing.includes(path))) {
    const { headers, body } = await launched.get(`/og/${path.slice(1) || "home"}.png`);
    expect(headers.get("content-type")).toBe("image/png");
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  for (const path of ["/icons/180.png", "/icons/512.png", "/favicon.ico", "/favicon.svg"])
    expect(await launched.status(path), path).toBe(200);
});

test("lists exactly the pages of the site in the sitemap, which robots.txt names", async () => {
  expect(await launched.html("/robots.txt")).toContain(
    "Sitemap: https://ntkoc.example.org/sitemap.xml",
  );
  expect(await launched.html("/sitemap.xml")).toContain("https://ntkoc.example.org/sitemap-0.xml");
  const sitemap = await launched.html("/sitemap-0.xml");
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
