import { hash as digest } from "node:crypto";

// Most pages share their scripts and styles, and hashing took 0.5 ms per page.
const known = new Map<string, `sha256-${string}`>();

export function cspHash(text: string): `sha256-${string}` {
  const hash = known.get(text) ?? (`sha256-${digest("sha256", text, "base64")}` as const);
  known.set(text, hash);
  return hash;
}
