import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { copyOf } from "../e2e/variants.ts";
import { launched } from "./site.ts";

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

test("sends security headers and a strict policy with every file and function response", async () => {
  const files = globSync("**/*.*", { cwd: `${copyOf("launched")}/dist` }).map(
    (file) => `/${file.replace(/(?:(^|\/)index)?\.html$/, "")}`,
  );
  expect(files.length).toBeGreaterThan(50);
  for (const path of [...files, ...responses]) {
    const response = await launched.get(path);
    const { "set-cookie": cookie, ...headers } = Object.fromEntries(response.headers);
    const isPage = headers["content-type"]?.startsWith("text/html");
    const isDrawing = path === "/picture-missing.svg" || path.startsWith("/posters/");
    const policyOfFile = isDrawing ? denyAllButStyle : denyAll;
    const faults = isPage ? policyFaults(path, String(response.body)) : [];
    // One comparison for each path, because there are hundreds.
    expect.soft({ ...headers, cookie, faults }, path).toMatchObject({
      ...commonHeaders,
      cookie: undefined,
      faults: [],
      "referrer-policy": path.startsWith("/own/")
        ? "no-referrer"
        : "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": /^\/(og|_astro)\//.test(path)
        ? "cross-origin"
        : "same-origin",
      "content-security-policy": isPage ? "frame-ancestors 'none'" : policyOfFile,
    });
  }
});

const responses = [
  "/discussions",
  "/discussions?category=weekly-discussions",
  "/discussions/1",
  "/discussions/0",
  "/discussions/feed.xml",
  "/discussions/2/feed.xml",
  "/comments/blog/1",
  "/media/5",
  "/media/999",
  "/report?kind=discussion&id=1",
  "/own/reply-x",
  "/search?q=itch",
  "/no-such-page",
  "/api/blog",
  "/api/discussions/1",
  "/api/nothing",
];

test("sends security headers with cached, missing and refused responses", async () => {
  const etag = (await launched.get("/about")).headers.get("etag") ?? "";
  const responses = {
    304: await launched.get("/about", { headers: { "If-None-Match": etag } }),
    200: await launched.get("/about", { method: "HEAD" }),
    404: await launched.get("/no-such-page", { method: "HEAD" }),
    405: await launched.get("/discussions/1", { method: "OPTIONS" }),
  };
  for (const [status, response] of Object.entries(responses)) {
    expect(response.status, status).toBe(Number(status));
    const { headers } = response;
    expect(headers.get("strict-transport-security"), status).toContain("preload");
    expect(headers.get("x-content-type-options"), status).toBe("nosniff");
    expect(headers.get("content-security-policy"), status).toContain("frame-ancestors 'none'");
    expect(headers.get("permissions-policy"), status).toContain("camera=()");
  }
});

const policyOf = async (path: string) =>
  (await launched.open(path))
    .querySelector("meta[http-equiv='content-security-policy']")
    ?.getAttribute("content") ?? "";

const ruleOf = async (path: string, name: string) =>
  (await policyOf(path))
    .split(";")
    .find((rule) => rule.trim().startsWith(name))
    ?.trim();

test("allows the provider of the shop on the store page only", async () => {
  expect(await ruleOf("/store", "script-src")).toMatch(/ https:\/\/app\.ecwid\.com/);
  expect(await ruleOf("/store", "script-src")).not.toMatch(/unsafe|\*/);
  // Anyone can rent a host at Cloudfront.
  expect(await policyOf("/store")).not.toMatch(/\*\.cloudfront|https:[ ;]/);
  // In `style-src`, because older browsers do not support the newer directives.
  expect(await ruleOf("/store", "style-src")).toMatch(/^style-src 'self' 'unsafe-inline'/);
  expect(await ruleOf("/store", "style-src")).not.toContain("sha256");
  for (const path of ["/", "/support", "/about", "/discussions/1"])
    expect(await policyOf(path), path).not.toMatch(/ecwid|cloudfront|unsafe-inline/);
});

test("allows forms to submit to other sites on the literature page only, and frames from the hosts of videos", async () => {
  expect(await ruleOf("/literature", "form-action")).toBe(
    "form-action 'self' https://pubmed.ncbi.nlm.nih.gov https://scholar.google.com https://*.google.com",
  );
  expect(await ruleOf("/podcasts", "form-action")).toBe("form-action 'self'");
  for (const path of ["/media", "/social-videos"])
    expect(await ruleOf(path, "frame-src"), path).toBe("frame-src https://video.example.org");
  expect(await ruleOf("/contact", "frame-src")).toBeUndefined();
});

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
