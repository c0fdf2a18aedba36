import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Header, parseAllHeaders } from "@netlify/headers-parser";
import { lookup } from "mrmime";
import { withEtag } from "../../src/server/http/etag.ts";
import { onlyPath } from "../../src/server/http/handle.ts";
import { movedTo } from "../../src/server/http/responses.ts";

export type FileHandler = (request: Request) => Promise<Response>;

const revalidate = "public, max-age=0, must-revalidate";

/** Works as Netlify does. Each request reads its file, because a build may have replaced it. */
export async function staticFiles(directory: string): Promise<FileHandler> {
  const rules = await headerRules();
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = onlyPath(pathname);
    if (path !== pathname && (await findFile(directory, path))) return movedTo(path + search);
    const headers = headersOf(rules, pathname);
    const file = await findFile(directory, pathname);
    if (file) {
      if (!headers.has("Content-Type")) headers.set("Content-Type", file.type);
      return withEtag(request, new Response(file.body, { headers }));
    }
    // Do not let browsers cache a 404 for a year under `/_astro`.
    headers.set("Cache-Control", revalidate);
    headers.set("Content-Type", typeOf(".html"));
    return new Response(await read(join(directory, "404.html")), { status: 404, headers });
  };
}

interface File {
  body: Buffer<ArrayBuffer>;
  type: string;
}

async function findFile(directory: string, pathname: string): Promise<File | undefined> {
  const path = decoded(pathname)?.replace(/^\/$/, "");
  // A hidden file, or an encoded `..`.
  if (path === undefined || /[/\\]\./.test(path)) return undefined;
  for (const name of [path, `${path}.html`, `${path}/index.html`]) {
    const body = await read(join(directory, name));
    if (body) return { body, type: typeOf(name) };
  }
  return undefined;
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
  const headers = new Headers({ "Cache-Control": revalidate });
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
