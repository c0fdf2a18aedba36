import { cspHash } from "./csp-hash.ts";

const policy = /<meta http-equiv="content-security-policy"[^>]*>/;

/**
 * Moves the policy to the top of the head. A policy applies only to what follows it, and Astro puts it after the
 * titles of discussions, which visitors write.
 */
export function movePolicyToTop(html: string): string {
  const [own = ""] = policy.exec(html) ?? [];
  return html.replace(own, "").replace(/<meta charset="utf-8">/, (charset) => charset + own);
}

/**
 * Removes the hashes of scripts and styles that the page does not contain. Astro lists the hashes of all pages on every
 * page, so this is stricter and saves a kilobyte.
 */
export function pruneCspHashes(html: string): string {
  const inline = html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs);
  const own = new Set(Array.from(inline, ([, , text = ""]) => cspHash(text)));
  return html.replace(policy, (text) =>
    text.replace(/ '(sha256-[^']+)'/g, (source, hash) => (own.has(hash) ? source : "")),
  );
}
