import { globSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./test.ts";

/** Headers of every response. */
const commonHeaders = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": expect.stringMatching(/\bcamera=\(\), geolocation=\(\), microphone=\(\)/),
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const denyAll = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const denyAllButStyle =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Requests files of a build and some responses of functions, and checks their security headers.
 * @param names pattern of the files' names
 */
export async function expectSecurityHeaders(
  request: APIRequestContext,
  dist: string,
  names: string,
  responses: string[],
): Promise<void> {
  const files = globSync(names, { cwd: dist }).map(
    (file) => `/${file.replace(/(?:(^|\/)index)?\.html$/, "")}`,
  );
  expect(files.length).toBeGreaterThan(50);
  for (const path of [...files, ...responses]) {
    const response = await request.get(path);
    const { "set-cookie": cookie, ...headers } = response.headers();
    const isPage = headers["content-type"]?.startsWith("text/html");
    const isDrawing = path === "/picture-missing.svg" || path.startsWith("/posters/");
    const policyOfFile = isDrawing ? denyAllButStyle : denyAll;
    const faults = isPage ? policyFaults(path, await response.text()) : [];
    // One comparison for each path, because there are hundreds.
    expect.soft({ ...headers, cookie, faults }, path).toMatchObject({
      ...commonHeaders,
      cookie: undefined,
      faults: [],
      "referrer-policy": path.startsWith("/own/")
        ? "same-origin"
        : "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": /^\/(og|_astro)\//.test(path)
        ? "cross-origin"
        : "same-origin",
      "content-security-policy": isPage ? "frame-ancestors 'none'" : policyOfFile,
    });
  }
}

/** Weaknesses of the policy in a page's `<meta>`. */
function policyFaults(path: string, html: string): string[] {
  const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html);
  if (!meta) return ["no policy"];
  const firstContent = html.search(/<(script|style|iframe|img|link rel="stylesheet")[\s>]/);
  const order = firstContent < meta.index && firstContent >= 0 ? ["content before the policy"] : [];
  const policy = new Map(
    (meta[1] ?? "")
      .replaceAll("&#39;", "'")
      .split(";")
      .map((part) => {
        const [name = "", ...sources] = part.trim().split(/\s+/);
        return [name, sources];
      }),
  );
  const missing = ["default-src 'none'", "base-uri 'none'"].filter((rule) => {
    const [name = "", source] = rule.split(" ");
    return policy.get(name)?.join(" ") !== source;
  });
  const weak = [...policy].flatMap(([name, sources]) =>
    sources.filter((source) => !isAllowed(path, name, source)).map((source) => `${name} ${source}`),
  );
  const absent = ["script-src", "form-action"].filter((name) => !policy.get(name)?.length);
  return [...order, ...missing, ...weak, ...absent];
}

const host = /^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+$/;

/** Only the store page may run scripts from other hosts and use inline styles. */
function isAllowed(path: string, name: string, source: string): boolean {
  if (/^'(self|none|sha256-.*)'$/.test(source)) return true;
  if (source === "data:") return ["font-src", "img-src"].includes(name);
  if (source === "'unsafe-inline'") return path === "/store" && name === "style-src";
  return host.test(source) && (path === "/store" || !/^(script|style)-src$/.test(name));
}
