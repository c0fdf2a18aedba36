import type { ContentError } from "../../../lib/content-error.ts";
import { didYouMean, withSameNumber } from "../../../lib/did-you-mean.ts";
import { discussionCategories } from "../../../lib/discussion-categories.ts";
import { fieldError } from "../../../lib/schema-errors.ts";
import { collections, hasIds } from "../../collections.ts";
import type { ContentFile } from "../../files/content-file.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { isDraft, numbersOf, textsIn } from "../../files/select-entries.ts";
import { routes } from "../../schemas/pages.ts";

interface LinkSource {
  isDraft?: boolean;
  /** The page of a text, for links to its own headings. */
  page?: string | undefined;
}

export function checkLinks(content: Content): ContentError[] {
  const targets = targetsOf(content);
  const check = (href: string, from: LinkSource) => {
    const reason = linkError(href, from, targets);
    return reason && `the link to "${href}" ${reason}`;
  };
  const inFields = (file: ContentFile, from: LinkSource) =>
    textsIn(file.fields).flatMap(({ path, text }) =>
      hrefsIn(text).flatMap((href) => {
        const error = check(href, from);
        return error ? fieldError(file, path, error) : [];
      }),
    );
  const inBody = ({ file, body }: Entry, from: LinkSource) =>
    (body?.links ?? []).flatMap(({ href, line }) => {
      const text = check(href, from);
      return text ? { file, line, text } : [];
    });
  const settings = [content.site, content.pages].filter((file) => file !== undefined);
  return [
    ...content.entries.flatMap((entry) => {
      const from = { isDraft: isDraft(entry), page: pageOfText(entry) };
      return [...inFields(entry, from), ...inBody(entry, from)];
    }),
    ...settings.flatMap((file) => inFields(file, {})),
  ];
}

function linkError(href: string, from: LinkSource, targets: LinkTargets) {
  if (/^(mailto|tel):/i.test(href)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href === "")
    return isWebAddress(href) ? undefined : notForVisitors;
  if (/^[/#](?!\/)/.test(href)) return targetError(href, targets, from);
  if (/^(\/\/)?[\w-]+(\.[\w-]+)+([/?#]|$)/.test(href))
    return `does not start with https://; did you mean "https://${href.replace("//", "")}"?`;
  const path = `/${href.replace(/^[./]+/, "")}`;
  return targetError(path, targets, {}) ?? `does not start with a slash; did you mean "${path}"?`;
}

const notForVisitors =
  "does not work for visitors; write an address that starts with https://, or a path such as /media.";

function isWebAddress(href: string): boolean {
  const { protocol = "", hostname = "" } = URL.parse(href) ?? {};
  return /^https?:$/.test(protocol) && hostname.includes(".") && !hostname.startsWith("127.");
}

/** Returns the error in a link to a path of this site, or to a section of a page. */
function targetError(href: string, targets: LinkTargets, { page, isDraft }: LinkSource) {
  const [, path = "", query = "", anchor = ""] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
  const inQuery = [...new URLSearchParams(query)].flatMap(([key, value]) => {
    const start = `${path}?${key}=`;
    return targets.keys().some((address) => address.startsWith(start)) ? [start + value] : [];
  });
  const linked = [
    ...(path ? [path] : []),
    ...inQuery,
    ...(anchor ? [`${path || page}#${anchor}`] : []),
  ];
  const unknown = linked.find((address) => !targets.has(address));
  if (unknown !== undefined) {
    const known = withSameNumber(unknown, [...targets.keys()]);
    return `goes to an address that this site does not have${didYouMean(unknown, known)}`;
  }
  const isHidden = linked.some((address) => targets.get(address)?.fields["draft"] === true);
  return isHidden && !isDraft
    ? "goes to a draft, which visitors cannot see; publish the draft, or remove the link."
    : undefined;
}

/** Every address that a link can have, such as `/media?video=4` and `/glossary#cyst`, with the entry it shows. */
type LinkTargets = Map<string, Entry | undefined>;

function targetsOf({ entries }: Content): LinkTargets {
  const categories = discussionCategories.map(({ id }) => `/discussions?category=${id}`);
  const pages = [...routes, "/licences.txt", ...categories];
  return new Map([
    ...pages.map((path) => [path, undefined] as const),
    ...entries.flatMap((entry) => addressesOf(entry).map((address) => [address, entry] as const)),
  ]);
}

function addressesOf(entry: Entry): string[] {
  const page = pageOfText(entry);
  const anchors = page && entry.body ? entry.body.anchors : [];
  return [...ownAddresses(entry), ...anchors.map((anchor) => `${page}#${anchor}`)];
}

function ownAddresses(entry: Entry): string[] {
  const { addresses } = collections[entry.collection];
  if (!addresses) return [];
  if (!hasIds(entry.collection)) return addresses(entry);
  return numbersOf(entry).flatMap((id) => addresses({ ...entry, fields: { ...entry.fields, id } }));
}

/** The page with the headings of a text; undefined for other entries. */
const pageOfText = (entry: Entry): string | undefined => {
  const { hasHeadings, page } = collections[entry.collection];
  return hasHeadings ? page(entry) : undefined;
};

const inBrackets = /\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)>?(?:\s+["'][^"']*["'])?\s*\)/g;
const whole = /https?:\/\/[^\s<>"“”()[\]{}]+/g;

/** Returns the addresses in a text: in links in square brackets, and as plain text. */
function hrefsIn(text: string): string[] {
  if (/^https?:\S*$/i.test(text)) return [text];
  const linked = Array.from(text.matchAll(inBrackets), ([, href = ""]) => href);
  const rest = text.replace(inBrackets, " ").match(whole) ?? [];
  return [...linked, ...rest.map((href) => href.replace(/[.,;:!?’'…]+$/, ""))];
}
