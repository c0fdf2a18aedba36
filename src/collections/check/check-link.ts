import { closestMatch } from "../../errors/did-you-mean.ts";
import { type LinkSource, type LinkTargets, targetError } from "./link-targets.ts";

/** The error of a link, which quotes the link; undefined if the link works. */
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
  if (href === "") return "has no address.";
  if (scheme === "http" || scheme === "https") return webError(href, from, targets, hosts);
  if (scheme === "mailto")
    return mailto.test(href) ? undefined : "is no e-mail address; write mailto:name@example.org.";
  if (scheme === "tel")
    return tel.test(href) ? undefined : "is no telephone number; write tel:+15551234567.";
  if (scheme)
    return "is of a kind that no page may have; write an address that begins with https://.";
  if (href.startsWith("//")) return `lacks its beginning; did you mean "https:${href}"?`;
  if (/^[/#]/.test(href)) return targetError(href, targets, from);
  return withoutSlash(href, targets);
}

const mailto = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?.*)?$/;
const tel = /^tel:\+?[\d().-]+$/;

function webError(href: string, from: LinkSource, targets: LinkTargets, hosts: string[]) {
  if (!URL.canParse(href)) return "is no web address.";
  const { hostname, pathname, search, hash } = new URL(href);
  const path = pathname + search + hash;
  if (/^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\])$/.test(hostname))
    return `leads to your own computer${from.isAddress ? "." : `; write it as a path: "${path}".`}`;
  if (hosts.includes(hostname.replace(/^www\./, "")))
    return from.isAddress
      ? targetError(path, targets, from)
      : `leads to this site; write it as a path: "${path}".`;
  return hostname.includes(".") ? undefined : "is no web address.";
}

function withoutSlash(href: string, targets: LinkTargets) {
  const path = `/${href.replace(/^[./]+/, "")}`;
  if (!targetError(path, targets, {})) return `lacks its slash; did you mean "${path}"?`;
  if (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(href))
    return `lacks its beginning; did you mean "https://${href}"?`;
  const near = closestMatch(path, targets.pages);
  return near ? `leads to no page; did you mean "${near}"?` : "leads to no page.";
}
