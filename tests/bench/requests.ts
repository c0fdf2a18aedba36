import type { Browser, Request } from "@playwright/test";
import { newPhone } from "./browser-page.ts";
import { atMost, type Figure, plain } from "./measurement.ts";
import { pathsOn } from "./paths.ts";
import type { Reached } from "./suites.ts";

/** Pages with a shop or a form of another company. */
const embedding = ["/store", "/support"];

/** Counts the requests of a phone for each route before any interaction. */
export async function requests({ site, cdn, browser }: Reached): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of await pathsOn(site)) figures.push(...(await requestsOf(cdn, path, browser)));
  return figures;
}

async function requestsOf(cdn: string, path: string, browser: Browser): Promise<Figure[]> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  await page.goto(cdn + path, { waitUntil: "networkidle" });
  const elsewhere = sent.filter(
    (request) => !/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== cdn,
  );
  const [font, image] = [await weight(sent, "font"), await weight(sent, "image")];
  await context.close();
  const bar = embedding.includes(path) ? Number.POSITIVE_INFINITY : 0;
  return [
    atMost(bar, { of: path, name: "requests to other sites", value: elsewhere.length, unit: "" }),
    plain({ of: path, name: "requests", value: sent.length, unit: "" }),
    plain({ of: path, name: "font", value: font, unit: "B" }),
    plain({ of: path, name: "pictures", value: image, unit: "B" }),
  ];
}

async function weight(requests: Request[], type: string): Promise<number> {
  const sizes = await Promise.all(
    requests
      .filter((request) => request.resourceType() === type && !request.url().startsWith("data:"))
      .map((request) => request.sizes()),
  );
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
