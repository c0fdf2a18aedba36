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

/** Handles every request under `/studio`; returns undefined for the rest of the site. */
export function createStudio(context: StudioContext) {
  let files = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (request: Request, ip: string): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname !== "/studio" && !pathname.startsWith("/studio/")) return undefined;
    if (pathname === "/studio" && request.method === "GET") {
      files = await bundleStudio();
      return new Response(page, { headers: { ...headers, "Content-Type": "text/html" } });
    }
    const reason = refuseRemote(request, ip);
    if (reason) return refused(403, `The Studio takes no calls ${reason}.`);
    const file = files.get(pathname);
    if (file) return new Response(file, { headers: { ...headers, ...typeOf(pathname) } });
    const answer = await handleApiRequest(context, request);
    return answer ?? refused(404, "There is nothing here.");
  };
}

const typeOf = (path: string) => ({ "Content-Type": types[path.split(".").at(-1) ?? ""] ?? "" });

const refused = (status: number, error: string) => Response.json({ error }, { status, headers });
