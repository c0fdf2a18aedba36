import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { newPhone, openSlowPage } from "./browser-page.ts";
import { launched } from "./built-site.ts";
import { startCdn } from "./cdn.ts";
import { fillThread } from "./fill-thread.ts";
import { atMost, type Figure, median } from "./measurement.ts";

const paths = ["/media", "/social-videos", "/discussions", "/discussions/1"];
const times = 5;
const tabs = ["uncovering", "background", "silencing", "spiritual", "healing-music"];

/** The launched site with 30 replies to the first discussion. */
export const few = {
  ...launched,
  copy: ".build/bench-few",
  fill: async (_: string, data: string) => (await fillThread(data, 30)).close(),
};

/** The launched site with 1,000 more videos and discussions, and 1,000,000 replies to the first discussion. */
export const many = { ...launched, copy: ".build/bench-many", fill };

async function fill(copy: string, data: string): Promise<void> {
  const add = (file: string, fields: object) =>
    writeFile(join(copy, "content", file), JSON.stringify(fields));
  for (let at = 0; at < 1_000; at++) {
    const id = 1_000 + at;
    await add(`videos/${id}.json`, { ...video, id, title: `Video ${id}`, tab: tabs[at % 5] });
    await add(`discussions/${id}.json`, { ...discussion, id, title: `Discussion ${id}` });
  }
  await (await fillThread(data, 1_000_000)).close();
}

const sentence =
  "A sentence of usual length, in which the creator describes what happened and why. ";

/** This category is on the Media page too. */
const video = {
  description: sentence + sentence,
  url: "https://video.example.org/embed/4",
  duration: "3:41",
  category: "Scientific Evidence",
};

const discussion = {
  content: sentence.repeat(6),
  author: "The creator",
  email: "site-team@example.org",
  category: "weekly-discussions",
  views: 0,
  createdAt: "2025-03-03T09:00:00Z",
  updatedAt: "2025-03-03T09:00:00Z",
};

/**
 * Compares the largest paint of pages with lists on a large site and on one with about 30 entries: the median of five
 * alternate visits, without a cache, over a mobile network, on a processor slowed down four times.
 */
export async function longLists(site: string, many: string, browser: Browser): Promise<Figure[]> {
  const { address: few, close } = await startCdn(site);
  const figures: Figure[] = [];
  for (const of of paths) {
    const small: number[] = [];
    const large: number[] = [];
    // The first visit fills the cache of the CDN.
    for (const site of [few, many]) await largestPaint(site + of, browser);
    for (let at = 0; at < times; at++) {
      small.push(await largestPaint(few + of, browser));
      large.push(await largestPaint(many + of, browser));
    }
    if (process.env["WHY"]) console.log(of, { small, large });
    const short = median(small);
    const long = median(large);
    const note = `${Math.round(long)} ms / ${Math.round(short)} ms`;
    const name = "LCP with many entries / with 30";
    figures.push(atMost(1.15, { of, name, value: long / short, unit: "times", note }));
  }
  await close();
  return figures;
}

async function largestPaint(url: string, browser: Browser): Promise<number> {
  const context = await newPhone(browser);
  try {
    const { page, slowNetwork } = await openSlowPage(context);
    await slowNetwork();
    await page.goto(url, { waitUntil: "networkidle" });
    return await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe(
            { type: "largest-contentful-paint", buffered: true },
          );
        }),
    );
  } finally {
    await context.close();
  }
}
