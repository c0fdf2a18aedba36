import { hash } from "node:crypto";

/** Weak, because the CDN compresses the response. */
const etagOf = (body: Uint8Array): string =>
  `W/"${hash("sha256", body, "base64url").slice(0, 22)}"`;

export async function withEtag(request: Request, response: Response): Promise<Response> {
  if (response.status !== 200 || isUncached(response)) return response;
  const body = await response.bytes();
  const tag = etagOf(body);
  const headers = new Headers(response.headers);
  headers.set("ETag", tag);
  if (!isNamed(tag, request.headers.get("If-None-Match"))) return new Response(body, { headers });
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

const isUncached = ({ headers }: Response) => headers.get("Cache-Control") === "no-store";

const isNamed = (tag: string, asked: string | null | undefined): boolean =>
  asked != null && (asked.trim() === "*" || opaque(asked).includes(opaque(tag)[0] ?? ""));

/** For reads, RFC 9110 ignores whether tags are weak. */
const opaque = (tags: string): string[] => tags.match(/"[^"]*"/g) ?? [];
