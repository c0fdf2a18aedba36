import type { Browser, Request } from "@playwright/test";
import { routes } from "../e2e/routes.ts";
import { newPhone } from "./browser-page.ts";
import { atMost, type Figure } from "./measurement.ts";

/** Pages with a shop or a form of another company. */
const embedding = ["/store", "/support"];

/** Counts the requests of a phone to other sites for each route before any interaction. */
export async function requests(cdn: string, browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path] of routes) figures.push(await requestsOf(cdn, path, browser));
  return figures;
}

async function requestsOf(cdn: string, path: string, browser: Browser): Promise<Figure> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  await page.goto(cdn + path, { waitUntil: "networkidle" });
  const elsewhere = sent.filter(
    (request) => !/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== cdn,
  );
  await context.close();
  const bar = embedding.includes(path) ? Number.POSITIVE_INFINITY : 0;
  const value = elsewhere.length;
  return atMost(bar, { of: path, name: "requests to other sites", value, unit: "" });
}
