import { didYouMean } from "../../errors/did-you-mean.ts";
import { type LinkSource, type LinkTargets, targetError } from "./link-targets.ts";

export function linkError(
  href: string,
  from: LinkSource,
  targets: LinkTargets,
  hosts: string[],
): string | undefined {
  const reason = reasonFor(href, from, targets, hosts);
  return reason && `the link to "${href}" ${reason}`;
}

function reasonFor(href: string, from: LinkSource, targets: LinkTargets, hosts: string[]) {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (href === "") return "is empty; write an address, or remove the link.";
  if (scheme === "http" || scheme === "https") return webError(href, from, targets, hosts);
  if (scheme === "mailto")
    return mailto.test(href)
      ? undefined
      : "is not a valid email address; write mailto:name@example.org.";
  if (scheme === "tel")
    return tel.test(href) ? undefined : "is not a valid telephone number; write tel:+15551234567.";
  if (scheme)
    return "is of a type that is not allowed; write an address that starts with https://.";
  if (href.startsWith("//")) return `does not start with https://; did you mean "https:${href}"?`;
  if (/^[/#]/.test(href)) return targetError(href, targets, from);
  return withoutSlash(href, targets);
}

const mailto = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?.*)?$/;
const tel = /^tel:\+?[\d().-]+$/;

const notAnAddress = "is not a valid web address; check how it is spelt.";

function webError(href: string, from: LinkSource, targets: LinkTargets, hosts: string[]) {
  if (!URL.canParse(href)) return notAnAddress;
  const { hostname, pathname, search, hash } = new URL(href);
  const path = pathname + search + hash;
  if (/^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\])$/.test(hostname))
    return `is an address on your own computer; ${from.isAddress ? "write the address on the web." : `write only the path: "${path}".`}`;
  if (hosts.includes(hostname.replace(/^www\./, "")))
    return from.isAddress
      ? targetError(path, targets, from)
      : `is on this site; write only the path: "${path}".`;
  return hostname.includes(".") ? undefined : notAnAddress;
}

function withoutSlash(href: string, targets: LinkTargets) {
  const path = `/${href.replace(/^[./]+/, "")}`;
  if (!targetError(path, targets, {}))
    return `does not start with a slash; did you mean "${path}"?`;
  if (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(href))
    return `does not start with https://; did you mean "https://${href}"?`;
  return `goes to a page that does not exist${didYouMean(path, targets.pages)}`;
}
