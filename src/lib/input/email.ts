import { cleanLine } from "./clean-text.ts";

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const international = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** Outside of what browsers accept before the @, and of letters of every script (RFC 6531). */
const notInName = /[^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const notInDomain = /[^a-z0-9.-]/iu;
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** Writes a domain such as `пример.рф` as mail servers do: `xn--e1afmkfd.xn--p1ai`. */
export function cleanEmail(typed: string): string {
  const email = cleanLine(typed).replace(invisible, "").normalize("NFKC").replaceAll("。", ".");
  const [name, domain, ...more] = email.split("@");
  return domain && more.length === 0 ? `${name}@${toAscii(domain)}` : email;
}

function toAscii(domain: string): string {
  const isAscii = !notInDomain.test(domain);
  if (isAscii || !international.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

export function emailError(email: string): string | undefined {
  const problem = problemOf(email);
  const advice = ["use an address like name@example.com"];
  return problem && `Invalid email: ${[...problem, ...advice].join("; ")}`;
}

function problemOf(email: string): string[] | undefined {
  const [name, domain, ...more] = email.split("@");
  if (!name || !domain || more.length > 0) return [];
  const [wrong] = notInName.exec(name) ?? notInDomain.exec(domain) ?? [];
  if (wrong) return [wrong === " " ? "remove the space" : `remove “${wrong}”`];
  if (!/\.[^.]+$/.test(domain)) return [`“${domain}” has no ending such as .com`];
  return domainName.test(domain) ? undefined : [`check the part after @, “${domain}”`];
}
