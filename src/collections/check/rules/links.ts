import type { ContentError } from "../../../errors/content-error.ts";
import type { ContentFile } from "../../files/content-file.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { fieldError } from "../../files/schema-errors.ts";
import { isDraft, textsIn } from "../../files/select-entries.ts";
import {
  type LinkSource,
  type LinkTargets,
  pageOfText,
  targetError,
  targetsOf,
} from "../link-targets.ts";

/** Reports links that do not work. @param hosts the host names of the site */
export function checkLinks(content: Content, hosts: string[]): ContentError[] {
  const targets = targetsOf(content);
  const check = (href: string, from: LinkSource) => {
    const reason = linkError(href, from, targets, hosts);
    return reason && `the link to "${href}" ${reason}`;
  };
  const inFields = (file: ContentFile, from: LinkSource) =>
    textsIn(file.fields).flatMap(({ path, text }) =>
      hrefsIn(text).flatMap((href) => {
        const error = check(href, { ...from, isAddress: isAddress(text) });
        return error ? fieldError(file, path, error) : [];
      }),
    );
  const inBody = (entry: Entry) =>
    (entry.body?.links ?? []).flatMap(({ href, line }) => {
      const text = check(href, sourceOf(entry));
      return text ? { file: entry.file, line, text } : [];
    });
  const settings = [content.site, content.pages].filter((file) => file !== undefined);
  return [
    ...content.entries.flatMap((entry) => [...inFields(entry, sourceOf(entry)), ...inBody(entry)]),
    ...settings.flatMap((file) => inFields(file, {})),
  ];
}

function sourceOf(entry: Entry): LinkSource {
  const shownFrom = Math.max(Date.now(), Date.parse(String(entry.fields["createdAt"])) || 0);
  return { isDraft: isDraft(entry), page: pageOfText(entry), shownFrom };
}

function linkError(
  href: string,
  from: LinkSource,
  targets: LinkTargets,
  hosts: string[],
): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase() ?? "";
  if (href === "") return "is empty; write an address, or remove the link.";
  if (/^https?$/.test(scheme)) return webError(href, from, targets, hosts);
  if (scheme === "mailto") return mailto.test(href) ? undefined : notAnEmail;
  if (scheme === "tel") return tel.test(href) ? undefined : notAPhone;
  if (scheme)
    return "is of a type that is not allowed; write an address that starts with https://.";
  if (href.startsWith("//")) return `does not start with https://; did you mean "https:${href}"?`;
  if (/^[/#]/.test(href)) return targetError(href, targets, from);
  const path = `/${href.replace(/^[./]+/, "")}`;
  const error = targetError(path, targets, {});
  if (!error) return `does not start with a slash; did you mean "${path}"?`;
  if (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(href))
    return `does not start with https://; did you mean "https://${href}"?`;
  return error;
}

const mailto = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?.*)?$/i;
const tel = /^tel:\+?[\d().-]+$/i;

const notAnEmail = "is not a valid email address; write mailto:name@example.org.";
const notAPhone = "is not a valid telephone number; write tel:+15551234567.";
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

const isAddress = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\S*$/i.test(text);

const inBrackets = /\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)>?(?:\s+["'][^"']*["'])?\s*\)/g;
const inTag = /\bhref\s*=\s*["']([^"']*)["']/g;
const whole = /https?:\/\/[^\s<>"“”()[\]{}]+/g;
const path = /(?<![\w/.:#?&=-])\/[a-z][a-z-]*[?#][\w=&-]+/g;

/** Returns the addresses in a text: in Markdown links, in `href` attributes and as plain text. */
export function hrefsIn(text: string): string[] {
  if (!/[/:(]|href/.test(text)) return [];
  if (isAddress(text)) return /^https?:/i.test(text) ? [text] : [];
  const found: string[] = [];
  let rest = text;
  for (const pattern of [inBrackets, inTag, whole, path])
    rest = rest.replace(pattern, (all, group) => {
      const href = typeof group === "string" ? group : all.replace(/[.,;:!?’'…]+$/, "");
      found.push(href);
      return " ";
    });
  return found;
}
