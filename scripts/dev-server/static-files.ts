import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Header, parseAllHeaders } from "@netlify/headers-parser";
import sirv from "sirv";

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

const fresh = "public, max-age=0, must-revalidate";

/** Serves a built site as Netlify does: `/media` is `media.html`, and headers come from netlify.toml. */
export async function staticFiles(directory: string): Promise<NodeHandler> {
  const rules = await headerRules();
  const notFound = await readFile(`${directory}/404.html`);
  const serve = sirv(directory, { extensions: ["html"], etag: true });
  return (request, response) => {
    // Set them first, because sirv ends a 304 response at once.
    applyHeaders(response, rules, request.url?.split("?")[0] ?? "/");
    serve(request, response, () => {
      // Do not let browsers cache a 404 for a year under `/_astro`.
      response.writeHead(404, {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": fresh,
      });
      response.end(request.method === "HEAD" ? undefined : notFound);
    });
  };
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
