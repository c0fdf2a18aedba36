import { answerCall } from "./api.ts";
import { bundleStudio } from "./bundle.ts";
import type { Desk } from "./desk.ts";
import { refusal } from "./guard.ts";
import { headers, page } from "./page.ts";

const types: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};

/** Answers everything under `/studio`; undefined for the rest of the site. */
export function createStudio(desk: Desk) {
  let files = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (request: Request, ip: string): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname !== "/studio" && !pathname.startsWith("/studio/")) return undefined;
    if (pathname === "/studio" && request.method === "GET") {
      files = await bundleStudio();
      return new Response(page, { headers: { ...headers, "Content-Type": "text/html" } });
    }
    const reason = refusal(request, ip);
    if (reason) return refused(403, `The Studio takes no calls ${reason}.`);
    const file = files.get(pathname);
    if (file) return new Response(file, { headers: { ...headers, ...typeOf(pathname) } });
    const answer = await answerCall(desk, request);
    return answer ?? refused(404, "There is nothing here.");
  };
}

const typeOf = (path: string) => ({ "Content-Type": types[path.split(".").at(-1) ?? ""] ?? "" });

const refused = (status: number, error: string) => Response.json({ error }, { status, headers });
