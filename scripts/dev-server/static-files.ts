import { glob, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { type Header, parseAllHeaders } from "@netlify/headers-parser";
import sirv from "sirv";
import { etagOf, isNamed } from "../../src/server/http/etag.ts";

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

const htmlType = "text/html; charset=utf-8";
const fresh = "public, max-age=0, must-revalidate";

/** Serves a built site as Netlify does: `/media` is `media.html`, and headers come from netlify.toml. */
export async function staticFiles(directory: string): Promise<NodeHandler> {
  const rules = await headerRules();
  const notFound = await readFile(`${directory}/404.html`);
  const pages = await readPages(directory);
  const serve = sirv(directory, { extensions: ["html"], etag: true });
  return (request, response) => {
    const path = request.url?.split("?")[0] ?? "/";
    // Set them first, because sirv ends a 304 response at once.
    applyHeaders(response, rules, path);
    const page = pages.get(path);
    if (page) return void sendPage(page, request, response);
    serve(request, response, () => {
      // Do not let browsers cache a 404 for a year under `/_astro`.
      response.writeHead(404, { "Content-Type": htmlType, "Cache-Control": fresh });
      response.end(request.method === "HEAD" ? undefined : notFound);
    });
  };
}

interface Page {
  body: Buffer;
  tag: string;
}

/** Keeps the pages in memory. To read a file, a request would wait several times for all other work. */
async function readPages(directory: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  for await (const file of glob("**/*.html", { cwd: directory })) {
    const body = await readFile(join(directory, file));
    pages.set(`/${file.replace(/(^index)?\.html$/, "")}`, { body, tag: etagOf(body) });
  }
  return pages;
}

function sendPage({ body, tag }: Page, { method, headers }: IncomingMessage, to: ServerResponse) {
  to.setHeader("ETag", tag);
  const isSame = isNamed(tag, headers["if-none-match"]);
  if (isSame) to.writeHead(304);
  else to.writeHead(200, { "Content-Type": htmlType, "Content-Length": body.length });
  to.end(isSame || method === "HEAD" ? undefined : body);
}

function applyHeaders(response: ServerResponse, rules: Header[], path: string): void {
  response.setHeader("Cache-Control", fresh);
  for (const { forRegExp, values } of rules)
    if (forRegExp.test(path))
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
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
