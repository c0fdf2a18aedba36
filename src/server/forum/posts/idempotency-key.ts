import { createHash, randomUUID } from "node:crypto";
import { HttpError } from "../../http/http-error.ts";

/** Reads the Idempotency-Key header. Without one, each request is a separate post. @throws HttpError 400 */
export function headerKey(request: Request): string {
  const key = request.headers.get("Idempotency-Key");
  if (key === null) return randomUUID();
  if (/^[!-~]{8,200}$/.test(key)) return key;
  const fields = { "Idempotency-Key": "Expected 8 to 200 visible ASCII characters" };
  throw new HttpError(400, "Some fields are not valid", { fields });
}

/**
 * The key of a form. Its page is cached, so many visitors have the same form token: only together with
 * everything that was typed does it identify a post.
 */
export function formKey(typed: Record<string, string>, input: object): string {
  const { idempotencyKey: formToken = randomUUID() } = typed;
  const parts = JSON.stringify([formToken, input]);
  return createHash("sha256").update(parts).digest("hex");
}
