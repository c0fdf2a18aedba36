import { hash } from "node:crypto";
import type { AstroIntegration } from "astro";
import { linkSharedCode } from "./shared-code.ts";

export const cspHash = (text: string) => `sha256-${hash("sha256", text, "base64")}` as const;

const inlineCode = /<(script|style)\b[^>]*>(.*?)<\/\1>/gs;

const policy = /<meta http-equiv="content-security-policy"[^>]*>/;

/**
 * Astro puts the policy after the title, which on a discussion a visitor writes, and a policy applies only to what
 * follows it. Without the hashes of other pages it is stricter, and a kilobyte shorter.
 */
export function prunePolicy(html: string): string {
  const [own] = policy.exec(html) ?? [];
  if (!own) return html;
  const inline = html.matchAll(inlineCode);
  const present = new Set(Array.from(inline, ([, , text = ""]) => cspHash(text)));
  const pruned = own.replace(/ '(sha256-[^']+)'/g, (source, digest) =>
    present.has(digest) ? source : "",
  );
  return html.replace(own, "").replace('<meta charset="utf-8">', (charset) => charset + pruned);
}

export function prunePolicies(): AstroIntegration {
  return {
    name: "prune-policies",
    hooks: {
      "astro:build:start": ({ setPrerenderer }) =>
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          render: async (...page) => {
            const result = await prerenderer.render(...page);
            const response = result instanceof Response ? result : result.response;
            if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
            // As bytes, because a response copies them several times faster than it encodes text.
            return new Response(
              Buffer.from(linkSharedCode(prunePolicy(await response.text()))),
              response,
            );
          },
        })),
    },
  };
}
