import { hashOf } from "./hash-of.ts";

const scriptOrTemplate = /<template\b.*?<\/template>|<script type="module">(.*?)<\/script>/gs;

/**
 * The page with its inline modules in the place of the last one, in their order: each has a hash in the page's
 * policy, which no compression makes smaller, 60 bytes a script, of which a page has four to six. They run after the page
 * has arrived wherever they stand, each in a scope of its own, and one that fails does not stop the next.
 */
export function merged(html: string): string {
  const found = Array.from(html.matchAll(scriptOrTemplate)).filter(([, text]) => isMergeable(text));
  const texts = found.map(([, text = ""]) => text);
  const last = found.at(-1);
  if (texts.length < 2 || !last) return html;
  const one = texts.map(apart).join("");
  const policy = html.replace(hashOf(texts[0] ?? ""), () => hashOf(one));
  return policy.replace(scriptOrTemplate, (whole, text?: string) => {
    if (!isMergeable(text)) return whole;
    return text === last[1] ? `<script type="module">${one}</script>` : "";
  });
}

function isMergeable(text: string | undefined): text is string {
  return Boolean(text) && isFunctionBody(text ?? "");
}

/** Most scripts stand in many pages. */
const known = new Map<string, boolean>();

function isFunctionBody(text: string): boolean {
  const is = known.get(text) ?? compiles(text);
  known.set(text, is);
  return is;
}

/** Whether it compiles as one: what imports, exports or awaits by itself does not. */
function compiles(text: string): boolean {
  try {
    new Function(`"use strict";${text}`);
    return true;
  } catch {
    return false;
  }
}

const apart = (text: string) =>
  `try{(()=>{${text.trim().replace(/;$/, "")}\n})()}catch(e){console.error(e)}`;
