import { createHash } from "node:crypto";

/** Adds an ETag, or returns 304 without a body. The tag is weak because the CDN compresses the response. */
export async function withEtag(request: Request, response: Response): Promise<Response> {
  if (response.status !== 200 || isUncached(response)) return response;
  const body = await response.bytes();
  const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers(response.headers);
  headers.set("ETag", tag);
  if (!names(request.headers.get("If-None-Match"), tag)) return new Response(body, { headers });
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

const isUncached = ({ headers }: Response) => headers.get("Cache-Control") === "no-store";

const names = (asked: string | null, tag: string): boolean =>
  asked !== null && (asked.trim() === "*" || opaque(asked).includes(opaque(tag)[0] ?? ""));

/** Ignores whether tags are weak, as RFC 9110 requires for reads. */
const opaque = (tags: string): string[] => tags.match(/"[^"]*"/g) ?? [];
