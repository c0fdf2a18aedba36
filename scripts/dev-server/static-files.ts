import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Header, parseAllHeaders } from "@netlify/headers-parser";
import { lookup } from "mrmime";
import { withEtag } from "../../src/server/http/etag.ts";

export type FileHandler = (request: Request) => Promise<Response>;

const fresh = "public, max-age=0, must-revalidate";

/**
 * Serves a built site as Netlify does: `/media` is `media.html`, and netlify.toml sets the headers. Each request reads
 * its file, because a build may have replaced it.
 */
export async function staticFiles(directory: string): Promise<FileHandler> {
  const rules = await headerRules();
  return async (request) => {
    const { pathname } = new URL(request.url);
    const headers = headersOf(rules, pathname);
    const file =
      (await findFile(directory, pathname)) ?? (await findAfterSwap(directory, pathname));
    if (file) {
      if (!headers.has("Content-Type")) headers.set("Content-Type", file.type);
      const part = partOf(file.body, headers, request);
      return part ?? withEtag(request, new Response(file.body, { headers }));
    }
    // Do not let browsers cache a 404 for a year under `/_astro`.
    headers.set("Cache-Control", fresh);
    headers.set("Content-Type", typeOf(".html"));
    return new Response(await read(join(directory, "404.html")), { status: 404, headers });
  };
}

interface File {
  body: Buffer<ArrayBuffer>;
  type: string;
}

async function findFile(directory: string, pathname: string): Promise<File | undefined> {
  const path = decoded(pathname)?.replace(/\/$/, "");
  // A hidden file, or an encoded `..`.
  if (path === undefined || /[/\\]\./.test(path)) return undefined;
  for (const name of [path, `${path}.html`, `${path}/index.html`]) {
    const body = await read(join(directory, name));
    if (body) return { body, type: typeOf(name) };
  }
  return undefined;
}

/** Tries again, because a build may have been replacing the folder. */
async function findAfterSwap(directory: string, pathname: string): Promise<File | undefined> {
  if (!existsSync(join(directory, "404.html"))) await setTimeout(50);
  return findFile(directory, pathname);
}

/**
 * Players fetch a video in parts, such as `bytes=0-9`.
 * @returns undefined for a request of the whole file, and for an invalid range
 */
function partOf(body: Buffer<ArrayBuffer>, headers: Headers, request: Request) {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("Range") ?? "");
  if (!range || request.headers.has("If-Range")) return undefined;
  const first = Number(range[1]);
  const part = body.subarray(first, range[2] ? Number(range[2]) + 1 : undefined);
  if (range[2] && Number(range[2]) < first) return undefined;
  if (part.length === 0) {
    headers.set("Content-Range", `bytes */${body.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${first}-${first + part.length - 1}/${body.length}`);
  return new Response(part, { status: 206, headers });
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

const read = (path: string) => readFile(path).catch(() => undefined);

function typeOf(name: string): string {
  const type = lookup(name) ?? "application/octet-stream";
  return type === "text/html" ? "text/html; charset=utf-8" : type;
}

function headersOf(rules: Header[], pathname: string): Headers {
  const headers = new Headers({ "Cache-Control": fresh });
  for (const { forRegExp, values } of rules)
    if (forRegExp.test(pathname))
      for (const [name, value] of Object.entries(values)) headers.set(name, value);
  return headers;
}

/** @throws Error if netlify.toml has a header rule that Netlify would reject */
async function headerRules(): Promise<Header[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: "netlify.toml",
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return headers as Header[];
}
