import type { HttpError } from "./http-error.ts";

/** `netlify.toml` repeats them for files. */
const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
};

const strictestPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The rest of a page's policy is in a `<meta>`, where browsers ignore `frame-ancestors`. */
const pagePolicy = "frame-ancestors 'none'";

type Headers = Record<string, string>;

// `netlify.toml` repeats it for files.
const speculationRules = '"/speculation-rules.json"';

const respond = (body: string | null, status: number, headers: Headers): Response =>
  new Response(body, {
    status,
    headers: { ...securityHeaders, "Content-Security-Policy": strictestPolicy, ...headers },
  });

const typed = (type: string) => ({ "Content-Type": `${type}; charset=utf-8` });

export const json = (body: unknown, status: number, headers: Headers): Response =>
  respond(JSON.stringify(body), status, { ...typed("application/json"), ...headers });

export const atom = (body: string, headers: Headers): Response =>
  respond(body, 200, { ...typed("application/atom+xml"), ...headers });

/** `reload-outdated.ts` reads the time. */
export const html = (body: string, status: number, headers: Headers): Response =>
  respond(body, status, {
    "Last-Modified": new Date().toUTCString(),
    "Content-Security-Policy": pagePolicy,
    "Speculation-Rules": speculationRules,
    ...typed("text/html"),
    ...headers,
  });

export const seeOther = (location: string): Response =>
  respond(null, 303, { ...uncached, Location: location });

export const movedTo = (location: string): Response => respond(null, 308, { Location: location });

export const errorJson = ({ status, message, fields, help, headers }: HttpError): Response =>
  json({ error: message, fields, help }, status, { ...uncached, ...headers });

export const uncached = { "Cache-Control": "no-store" };

/**
 * The secret in its URL must not leak to search engines, linked sites or the program of the shop, which reads
 * `document.referrer` and `navigation.entries()`. Its forms are sent with `Origin: null`.
 */
export const secretPage = {
  ...uncached,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};
