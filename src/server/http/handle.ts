import type { Context } from "@netlify/functions";
import { answerWithin, usualPatience } from "../db/transport.ts";
import { setEnv } from "../env.ts";
import { withEtag } from "./etag.ts";
import { HttpError, toHttpError } from "./http-error.ts";
import { errorJson, movedTo } from "./responses.ts";

export type RequestContext = Pick<Context, "ip" | "params"> &
  Partial<Pick<Context, "waitUntil">> & {
    deploy?: Pick<Context["deploy"], "context">;
  };

export type Refuse = (problem: HttpError) => Response | Promise<Response>;

export type Handler = (request: Request, context: RequestContext) => Promise<Response>;

type Handlers = { GET?: Handler; POST?: Handler };

/** `isOpen`: other sites and programs may write too. `isPersonal`: no script may read or write, not even the site's. */
type Methods = Handlers & { isOpen?: true; isPersonal?: true };

export function handle(methods: Methods, refuse: Refuse = errorJson): Handler {
  return (request, context) =>
    answerWithin(usualPatience.total, () =>
      answerTo(request, context, methods)
        .catch((error) => refuse(toHttpError(error)))
        .catch((error) => errorJson(toHttpError(error))),
    );
}

/** The paths share the rate limit of one function, which Netlify calls for no other path. */
export function handlePaths(routes: Record<string, Handler>): Handler {
  const known = Object.entries(routes).map(([path, run]) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`),
    run,
  }));
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const { run } = known.find(({ pattern }) => pattern.test(pathname)) ?? { run: handle({}) };
    return run(request, context);
  };
}

export const onlyPath = (path: string): string =>
  path
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "")
    .replace(/\.html$/, "") || "/";

/** With 308, the browser sends the same method and body again. */
function elsewhere(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  const path = onlyPath(pathname);
  return path === pathname ? undefined : movedTo(path + search);
}

async function answerTo(request: Request, context: RequestContext, methods: Methods) {
  setContext(context);
  const { isOpen, isPersonal, ...handlers } = methods;
  const handler = handlerFor(request.method, handlers);
  const moved = elsewhere(request);
  if (moved) return moved;
  const isRead = handler === handlers.GET;
  if (isPersonal) refuseScripts(request);
  if (!isRead && !isOpen) refuseCrossSite(request);
  const response = await handler(request, context);
  const answer = isRead ? await withEtag(request, response) : response;
  return request.method === "HEAD" ? withoutBody(answer) : answer;
}

/** Clients other than browsers send neither header. @throws HttpError 403 */
function refuseCrossSite(request: Request): void {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const fromElsewhere = site === "cross-site" || site === "same-site";
  // A browser that hides the referrer also hides the origin of a plain form. No page can set `Sec-Fetch-Site`.
  const isHidden = origin === "null" && site === "same-origin";
  if (fromElsewhere || (origin !== null && !isHidden && !isOwn(origin, request)))
    throw new HttpError(403, "This request came from another site");
}

/** The program of the shop runs on this origin. Clients other than browsers send no such header. @throws HttpError 403 */
function refuseScripts(request: Request): void {
  const destination = request.headers.get("Sec-Fetch-Dest") ?? "document";
  if (destination !== "document")
    throw new HttpError(403, "This page can only be opened in a window");
}

function isOwn(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === new URL(request.url).host || host === request.headers.get("Host");
}

/** The CDN would serve the empty body for GET. */
function withoutBody(answer: Response): Response {
  const head = new Response(null, answer);
  for (const name of ["Netlify-CDN-Cache-Control", "Netlify-Cache-Tag"]) head.headers.delete(name);
  return head;
}

/** Netlify passes the deploy context only in the request. Treat an unknown one as a preview. */
function setContext({ deploy }: RequestContext): void {
  const deployContext = deploy?.context || "preview";
  if (process.env["CONTEXT"] !== deployContext) setEnv({ CONTEXT: deployContext });
}

function handlerFor(method: string, handlers: Handlers): Handler {
  const known = Object.entries(handlers);
  const [, handler] = known.find(([name]) => name === (method === "HEAD" ? "GET" : method)) ?? [];
  if (handler) return handler;
  const allowed = known.flatMap(([name]) => (name === "GET" ? ["GET", "HEAD"] : name)).join(", ");
  throw new HttpError(405, `Invalid method: expected ${allowed}`, { headers: { Allow: allowed } });
}
