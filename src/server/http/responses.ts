import { pagePolicy, securityHeaders, strictestPolicy } from "./headers.ts";
import type { HttpError } from "./http-error.ts";

type Headers = Record<string, string>;

// Pages that browsers may prerender. `netlify.toml` repeats it for files.
const speculationRules = '"/speculation-rules.json"';

const data = (body: string, type: string, status: number, headers: Headers): Response =>
  new Response(body, {
    status,
    headers: {
      ...securityHeaders,
      "Content-Security-Policy": strictestPolicy,
      "Content-Type": `${type}; charset=utf-8`,
      ...headers,
    },
  });

export const json = (body: unknown, status: number, headers: Headers): Response =>
  data(JSON.stringify(body), "application/json", status, headers);

export const atom = (body: string, headers: Headers): Response =>
  data(body, "application/atom+xml", 200, headers);

export const html = (body: string, status: number, headers: Headers): Response =>
  new Response(body, {
    status,
    headers: {
      ...securityHeaders,
      "Content-Security-Policy": pagePolicy,
      "Speculation-Rules": speculationRules,
      "Content-Type": "text/html; charset=utf-8",
      ...headers,
    },
  });

export const movedTo = (location: string): Response => empty(301, { Location: location });

export const seeOther = (location: string): Response => empty(303, { Location: location });

export const noContent = (): Response => empty(204, {});

const empty = (status: number, headers: Headers): Response =>
  new Response(null, {
    status,
    headers: {
      ...securityHeaders,
      "Content-Security-Policy": strictestPolicy,
      ...uncached,
      ...headers,
    },
  });

/** The one error shape: `{"error": "…", "fields": {"email": "Invalid email"}}`. */
export const errorJson = ({ status, message, fields, headers }: HttpError): Response =>
  json({ error: message, fields }, status, { ...uncached, ...headers });

export const uncached = { "Cache-Control": "no-store" };

// With "no-referrer", browsers would also send the page's forms with `Origin: null`, as if from another site.
/** For a page with a secret in its URL, which must not leak to search engines or linked sites. */
export const secretPage = {
  ...uncached,
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};
