import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import { lookup } from "mrmime";
import { handleApiRequest } from "./api.ts";
import type { StudioContext } from "./context.ts";

const policy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
].join("; ");

const headers = {
  "Content-Security-Policy": policy,
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
};

export function createStudio(context: StudioContext) {
  let files = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (request: Request, ip: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const type = lookup(pathname) ?? "text/html";
    if (pathname === "/studio" && request.method === "GET") {
      files = await bundleStudio();
      const page = await readFile("studio/client/index.html");
      return new Response(page, { headers: { ...headers, "Content-Type": type } });
    }
    const reason = refuseRemote(request, ip);
    if (reason) return errorResponse(403, reason);
    const file = files.get(pathname);
    if (file) return new Response(file, { headers: { ...headers, "Content-Type": type } });
    const response = await handleApiRequest(context, request);
    return response ?? errorResponse(404, `The Studio has nothing at ${pathname}.`);
  };
}

async function bundleStudio() {
  const { outputFiles } = await build({
    entryPoints: { studio: "studio/client/Studio.tsx" },
    bundle: true,
    write: false,
    outdir: "/studio",
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "file" },
    logLevel: "warning",
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, new Uint8Array(contents)]));
}

const notLocal =
  "The Studio works only on the computer that runs npm run dev, at an address that begins with http://localhost.";
const otherSite = "The Studio accepts requests from its own pages only.";

/** The Studio writes files without a login, so it accepts only its own page. */
function refuseRemote(request: Request, ip: string): string | undefined {
  const { origin, hostname } = new URL(request.url);
  const header = (name: string) => request.headers.get(name);
  if (!/^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/.test(ip)) return notLocal;
  // Another host name could be DNS rebinding.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return notLocal;
  if ((header("origin") ?? origin) !== origin) return otherSite;
  if (!["same-origin", "none", null].includes(header("sec-fetch-site"))) return otherSite;
  if (request.method === "GET") return undefined;
  // Browsers send at least one of these headers, and pages cannot forge them.
  const isOwn = header("origin") === origin || header("sec-fetch-site") === "same-origin";
  return isOwn ? undefined : otherSite;
}

const errorResponse = (status: number, error: string) =>
  Response.json({ error }, { status, headers });
