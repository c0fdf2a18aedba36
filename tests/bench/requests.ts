import type { Browser, Request } from "@playwright/test";
import { routes } from "../e2e/routes.ts";
import { newPhone } from "./browser-page.ts";
import { atMost, type Figure, plain } from "./measurement.ts";

/** The specification shows other people's shops and forms here. */
const embedding = ["/store", "/support"];

/** What a phone fetches for each route before it is touched. */
export async function requests(cdn: string, browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path] of routes) figures.push(...(await requestsOf(cdn, path, browser)));
  return figures;
}

async function requestsOf(cdn: string, path: string, browser: Browser): Promise<Figure[]> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  await page.goto(cdn + path, { waitUntil: "networkidle" });
  const elsewhere = asked.filter(
    (request) => !/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== cdn,
  );
  const [font, image] = [await weight(asked, "font"), await weight(asked, "image")];
  await context.close();
  const bar = embedding.includes(path) ? Number.POSITIVE_INFINITY : 0;
  return [
    atMost(bar, { of: path, name: "requests elsewhere", value: elsewhere.length, unit: "" }),
    plain({ of: path, name: "requests", value: asked.length, unit: "" }),
    plain({ of: path, name: "font", value: font, unit: "B" }),
    plain({ of: path, name: "pictures", value: image, unit: "B" }),
  ];
}

async function weight(asked: Request[], type: string): Promise<number> {
  const sizes = await Promise.all(
    asked
      .filter((request) => request.resourceType() === type && !request.url().startsWith("data:"))
      .map((request) => request.sizes()),
  );
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
