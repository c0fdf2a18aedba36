import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  bundleFunctions,
  createFunctionHandler,
  type FunctionModule,
  loadFunctions,
  routesIn,
} from "../../scripts/dev-server/function-router.ts";
import { apiPaths } from "../../src/lib/call/api-paths.ts";
import { temporaryDirectory } from "../support/child-process.ts";
import { functionPaths, startSite } from "../support/site.ts";

startSite();

const headers = { "Content-Type": "application/json" };

test("serves bundled functions with all their packages, at their paths only", async () => {
  // It has no node_modules.
  const outdir = await temporaryDirectory();
  const answer = createFunctionHandler(await loadFunctions(await bundleFunctions(outdir)));
  const status = async (path: string, init?: RequestInit) =>
    (await answer(new Request(`http://site.test${path}`, init), "192.0.2.1"))?.status;

  // Netlify treats each file as a function, and reads its settings from the source text.
  const files = readdirSync(outdir).filter((name) => name.endsWith(".mjs"));
  expect(files).toHaveLength(readdirSync("functions").length);
  for (const file of files)
    expect(readFileSync(join(outdir, file), "utf8"), file).toContain("\nvar config = {");
  expect(await status("/api/discussions/1")).toBe(200);
  expect(await status("/api/comments", { method: "POST", headers, body: "{}" })).toBe(403);
  expect(await status("/comments/blog/1")).toBe(200);
  expect(await status("/comments/blog")).toBeUndefined();
  expect(await status("/api/blog/1/like", { method: "POST" })).toBe(200);
  expect(await status("/discussions/1")).toBe(200);
  expect(await status("/discussions")).toBe(200);
  expect(await status("/discussions/feed.xml")).toBe(200);
  expect(await status("/discussions/")).toBe(308);
  expect(await status("/")).toBeUndefined();
});

test("finds the path of every function in its text, as Netlify does", () => {
  const texts = readdirSync("functions").map((file) => readFileSync(`functions/${file}`, "utf8"));
  const found = texts.flatMap(routesIn).map(({ pathname }) => pathname);
  expect(found.toSorted()).toEqual(functionPaths.map((path) => `${path}{/}?`).toSorted());
});

test("has a function at every path of the API, and at no other", () => {
  const found = functionPaths.filter((path) => path.startsWith("/api/"));
  expect(found.toSorted()).toEqual(Object.values(apiPaths).toSorted());
});

test("serves a file instead of a function that has preferStatic", async () => {
  const page: FunctionModule = {
    default: async () => new Response("From the function"),
    config: { path: "/media/:id", preferStatic: true },
  };
  const answer = createFunctionHandler([page], (path) => path === "/media/4");
  const ask = (path: string) => answer(new Request(`http://site.test${path}`), "::1");

  expect(await ask("/media/4")).toBeUndefined();
  expect(await (await ask("/media/5"))?.text()).toBe("From the function");
});
