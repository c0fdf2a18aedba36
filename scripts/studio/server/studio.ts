import { handleApiRequest } from "./api.ts";
import { bundleStudio } from "./bundle.ts";
import type { StudioContext } from "./context.ts";
import { refuseRemote } from "./local-only.ts";
import { headers, page } from "./page.ts";

const types: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};

/** Returns a handler for requests under `/studio`. */
export function createStudio(context: StudioContext) {
  let files = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (request: Request, ip: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === "/studio" && request.method === "GET") {
      files = await bundleStudio();
      return new Response(page, { headers: { ...headers, "Content-Type": "text/html" } });
    }
    const reason = refuseRemote(request, ip);
    if (reason) return errorResponse(403, reason);
    const file = files.get(pathname);
    if (file) return new Response(file, { headers: { ...headers, ...typeOf(pathname) } });
    const response = await handleApiRequest(context, request);
    return response ?? errorResponse(404, `The Studio has nothing at ${pathname}.`);
  };
}

const typeOf = (path: string) => ({ "Content-Type": types[path.split(".").at(-1) ?? ""] ?? "" });

const errorResponse = (status: number, error: string) =>
  Response.json({ error }, { status, headers });
