import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "@netlify/functions";
import { build } from "esbuild";
import type { Handler, RequestContext } from "../../src/server/http/handle.ts";

export interface FunctionModule {
  default: Handler;
  config: Config;
}

export interface ScheduledModule {
  default: () => Promise<unknown>;
}

export const functionsFolder = ".build/functions";

/** Packages that are not ES modules call `require`. */
const requireShim =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

export async function bundleFunctions(outdir = functionsFolder): Promise<string> {
  await build({
    entryPoints: ["functions/*.ts"],
    outdir,
    bundle: true,
    splitting: true,
    // Netlify treats each file in the folder as a function.
    chunkNames: "chunks/[name]-[hash]",
    platform: "node",
    target: "node24",
    format: "esm",
    outExtension: { ".js": ".mjs" },
    banner: { js: requireShim },
    define: { "process.env.NODE_ENV": '"production"' },
    jsx: "automatic",
    sourcemap: "linked",
    logLevel: "warning",
  });
  return outdir;
}

export async function loadFunctions(directory: string): Promise<FunctionModule[]> {
  const files = (await readdir("functions")).filter((name) => name.endsWith(".ts"));
  return Promise.all(files.map((file) => loadFunction(directory, file.replace(/\.ts$/, ""))));
}

export const loadFunction = (directory: string, name: string) =>
  import(pathToFileURL(join(directory, `${name}.mjs`)).href);

/** Netlify also accepts a slash at the end. */
const toRoute = (pathname: string) => new URLPattern({ pathname: `${pathname}{/}?` });

/** Netlify reads them from the text, too. */
export function routesIn(text: string): URLPattern[] {
  const [paths = ""] = /^ {2}path: (\[[^\]]*\]|.*)/m.exec(text) ?? [];
  return Array.from(paths.matchAll(/"([^"]+)"/g), ([, path = ""]) => toRoute(path));
}

/** @param isFile true for paths that a function with `preferStatic` leaves alone */
export function createFunctionHandler(
  modules: FunctionModule[],
  isFile: (path: string) => boolean = () => false,
) {
  const routes = modules.flatMap(({ default: run, config: { path, preferStatic } }) =>
    [path ?? []].flat().map((pathname) => ({ pattern: toRoute(pathname), run, preferStatic })),
  );
  return async (request: Request, ip: string): Promise<Response | undefined> => {
    for (const { pattern, run, preferStatic } of routes) {
      const params = pattern.exec(request.url)?.pathname.groups;
      if (!params || (preferStatic && isFile(new URL(request.url).pathname))) continue;
      return run(request, contextFor(ip, params));
    }
    return undefined;
  };
}

const background = new Set<Promise<unknown>>();

/** Emails are sent after the response. */
export const finishBackgroundWork = async (): Promise<void> => {
  await Promise.all(background);
};

function waitUntil(promise: Promise<unknown>): void {
  const work = promise.catch(() => {}).finally(() => background.delete(work));
  background.add(work);
}

const contextFor = (ip: string, params: Record<string, string | undefined>): RequestContext => ({
  ip,
  deploy: { context: process.env["CONTEXT"] || "production" },
  params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value ?? ""])),
  waitUntil,
});
