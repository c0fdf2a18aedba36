import { HttpError } from "./http-error.ts";

/** Refuses a write that another site sent. Clients other than browsers send neither header. @throws HttpError 403 */
export function refuseCrossSite(request: Request): void {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const fromElsewhere = site === "cross-site" || site === "same-site";
  if (fromElsewhere || (origin !== null && !isOwn(origin, request)))
    throw new HttpError(403, "This request came from another site");
}

function isOwn(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === new URL(request.url).host || host === request.headers.get("Host");
}
