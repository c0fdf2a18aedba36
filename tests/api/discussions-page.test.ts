import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { discussionCategories } from "../../src/lib/posts/discussion-categories.ts";
import { setEnv } from "../../src/server/env.ts";
import { getText, network, query, send, startSite } from "../support/site.ts";

startSite({ FEATURES: "discussions" });

const dropped: typeof network.around = async () => "drop";

const page = (search = "") => getText(`/discussions${search}`);
const titles = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a href="\/discussions\/\d+">([^<]*)/g)].map(([, title]) => title);

/** The number of discussions of a category. */
const count = (name: string, number: string) =>
  new RegExp(`${name}</span><small>${number.replace(" ", '<span class="visually-hidden"> ')}<`);

describe("the board", () => {
  test("lists discussions newest first, and the categories with their counts", async () => {
    const response = await send("/discussions");
    const html = await response.text();

    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(titles(html)).toHaveLength(3);
    expect(html).toMatch(count("All discussions", "3 discussions"));
    for (const { name } of discussionCategories) expect(html).toMatch(count(name, "1 discussion"));
    expect(html).not.toMatch(/__[A-Z_]+__|<!--|example\.org/);
  });

  test("shows and marks one category, and ignores an unknown one", async () => {
    const html = await page("?category=weekly-discussions");
    expect(titles(html)).toEqual(["This week: preparing for an appointment"]);
    expect(html).toMatch(
      /<a href="\/discussions\?category=weekly-discussions#list" aria-current="page">/,
    );
    expect(titles(await page("?category=<script>"))).toHaveLength(3);
    expect(titles(await page("?after=abc"))).toHaveLength(3);
  });

  test("shows an empty category and its count", async () => {
    await query(sql`UPDATE discussions SET category = 'weekly-discussions'`);
    const html = await page("?category=community-feedback");
    expect(html).toContain("No discussions yet");
    expect(html).toMatch(count("Community Feedback and Suggestions", "0 discussions"));
  });

  test("links from the end of the list back to its start", async () => {
    const html = await page("?category=weekly-discussions&after=1");
    expect(titles(html)).toEqual([]);
    expect(html).toMatch(
      /No more discussions.*href="\/discussions\?category=weekly-discussions#list">Newest discussions</,
    );
    expect(html).not.toContain("newest first");
  });
});

describe("the board before its launch", () => {
  const listed = (html: string) => /<main>\s*(.*)<\/main>/s.exec(html)?.[1];

  test.each(discussionCategories)("shows the discussions of $id only", async ({ id, name }) => {
    setEnv({ FEATURES: "none" });
    const response = await send(`/discussions?category=${id}`);
    expect(response.status).toBe(200);
    expect(listed(await response.text())).toBe(name);
  });

  test("ignores unknown parameters and needs no database", async () => {
    setEnv({ FEATURES: "none" });
    network.around = dropped;
    for (const search of ["", "?category=", "?category=news", "?category=%00&after=x"])
      expect(listed(await page(search))).toBe("All");
  });
});
