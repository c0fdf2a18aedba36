import { createHash, randomUUID } from "node:crypto";
import { invalidFields } from "../../http/http-error.ts";

/** The Idempotency-Key header. Without one, each request is a separate post. @throws HttpError 400 */
export function headerKey(request: Request): string {
  const key = request.headers.get("Idempotency-Key");
  if (key === null) return randomUUID();
  if (/^[!-~]{8,200}$/.test(key)) return key;
  throw invalidFields({ "Idempotency-Key": "Expected 8 to 200 visible ASCII characters" });
}

/**
 * The key of a plain form. Visitors share the form token of a cached page, so the text is part of the key. The email
 * address is not, because a repeated post would reveal if it was right.
 */
export function formKey(typed: Record<string, string>, input: object): string {
  const { idempotencyKey: formToken = randomUUID() } = typed;
  const parts = JSON.stringify([formToken, { ...input, email: undefined, notify: undefined }]);
  return createHash("sha256").update(parts).digest("hex");
}
