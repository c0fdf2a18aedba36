import { createHash, randomUUID } from "node:crypto";
import { Problem } from "./http/problem.ts";

/** The Idempotency-Key of a program. Without one each request is a post of its own. @throws Problem 400 */
export function headerKey(request: Request): string {
  const key = request.headers.get("Idempotency-Key");
  if (key === null) return randomUUID();
  if (/^[!-~]{8,200}$/.test(key)) return key;
  const fields = { "Idempotency-Key": "Expected 8 to 200 visible ASCII characters" };
  throw new Problem(400, "Some fields are not valid", { fields });
}

/**
 * The key of a form. Its page is cached, so several visitors hold the same nonce: it is one post only
 * together with everything that was typed.
 */
export function formKey(typed: Record<string, string>, input: object): string {
  const { idempotencyKey: nonce = randomUUID() } = typed;
  const parts = JSON.stringify([nonce, input]);
  return createHash("sha256").update(parts).digest("hex");
}
