import type { ContentError } from "../../../lib/errors/content-error.ts";
import { fieldError } from "../../../lib/errors/schema-errors.ts";
import { discussionCategories } from "../../../lib/posts/discussion-categories.ts";
import { didYouMean, withSameNumber } from "../../../lib/text/did-you-mean.ts";
import { completeAddress } from "../../../lib/text/inline-links.ts";
import { collections, hasIds } from "../../collections.ts";
import type { ContentFile } from "../../files/content-file.ts";
import type { Content, Entry } from "../../files/read-content.ts";
import { idOf, isDraft, textsIn } from "../../files/select-entries.ts";
import { webAddress } from "../../schemas/field.ts";
import { routes } from "../../schemas/pages.ts";

/** `/media?video=4` and `/glossary#cyst`, with the entry that they show. */
type LinkTargets = Map<string, Entry | undefined>;

export function checkLinks(content: Content): ContentError[] {
  const targets = targetsOf(content);
  const settings = [content.site, content.pages].filter((file) => file !== undefined);
  return [
    ...content.entries.flatMap((entry) => errorsIn(entry, targets, entry)),
    ...settings.flatMap((file) => errorsIn(file, targets)),
  ];
}

function errorsIn(file: ContentFile, targets: LinkTargets, entry?: Entry): ContentError[] {
  const errorOf = (href: string) => {
    const { reason, needs } = linkError(href, targets, entry);
    return reason ? { text: `the link to "${href}" ${reason}`, needs } : undefined;
  };
  const inFields = textsIn(file.fields).flatMap(({ path, text }) =>
    hrefsIn(text)
      .flatMap((href) => errorOf(href) ?? [])
      .map(({ text, needs }) => ({ ...fieldError(file, path, text), needs })),
  );
  const inBody = (file.body?.links ?? []).flatMap(({ href, line }) => {
    const error = errorOf(href);
    return error ? { file: file.file, line, ...error } : [];
  });
  return [...inFields, ...inBody];
}

const notForVisitors =
  "does not work for visitors; write an address that starts with https://, or a path such as /media";

interface LinkError {
  reason?: string;
  needs?: string | undefined;
}

function linkError(typed: string, targets: LinkTargets, from: Entry | undefined): LinkError {
  const href = completeAddress(typed);
  if (/^(mailto|tel):/i.test(href) || webAddress.safeParse(href).success) return {};
  if (/^[/#](?!\/)/.test(href)) return targetError(href, targets, from);
  return { reason: notForVisitors + didYouMean(href, [...targets.keys()]) };
}

function targetError(href: string, targets: LinkTargets, from: Entry | undefined): LinkError {
  const whole = href.startsWith("#") ? `${from && pageOfText(from)}${href}` : href;
  const [address = "", anchor] = whole.split("#");
  const [path = "", query = ""] = address.split("?");
  const [parameter = ""] = query.split("&");
  // Other parameters, such as the page of a list, are not part of the address of an entry.
  const start = `${path}?${parameter.split("=")[0]}=`;
  const isEntry = targets.keys().some((one) => one.startsWith(start));
  const page = isEntry ? `${path}?${parameter}` : path;
  const linked = [page, ...(anchor ? [`${path}#${anchor}`] : [])];
  const unknown = linked.find((one) => !targets.has(one));
  if (unknown !== undefined) {
    const known = withSameNumber(unknown, [...targets.keys()]);
    const hint = didYouMean(unknown, known);
    return { reason: `goes to an address that this site does not have${hint}` };
  }
  const draft = linked.flatMap((one) => targets.get(one) ?? []).find(isDraft);
  if (!draft || (from && isDraft(from))) return {};
  return {
    reason: "goes to a draft, which visitors cannot see; publish the draft, or remove the link.",
    needs: draft.file,
  };
}

function targetsOf({ entries }: Content): LinkTargets {
  const categories = discussionCategories.map(({ id }) => `/discussions?category=${id}`);
  const pages = [...routes, "/licences.txt", ...categories];
  return new Map([
    ...pages.map((path) => [path, undefined] as const),
    ...entries.flatMap((entry) => addressesOf(entry).map((address) => [address, entry] as const)),
  ]);
}

function addressesOf(entry: Entry): string[] {
  const { addresses } = collections[entry.collection];
  const fields = hasIds(entry.collection) ? { ...entry.fields, id: idOf(entry) } : entry.fields;
  const page = pageOfText(entry);
  const anchors = (page && entry.body?.anchors) || [];
  return [
    ...(addresses?.({ ...entry, fields }) ?? []),
    ...anchors.map((anchor) => `${page}#${anchor}`),
  ];
}

const pageOfText = (entry: Entry): string | undefined => {
  const { hasHeadings, page } = collections[entry.collection];
  return hasHeadings ? page(entry) : undefined;
};

const inBrackets = /\]\(\s*([^\s()]*)[^()]*\)/g;

const hrefsIn = (text: string): string[] =>
  Array.from(text.matchAll(inBrackets), ([, href = ""]) => href);
