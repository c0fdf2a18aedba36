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
  if (href === "") return "is empty; write an address, or remove the link.";
  if (/^(mailto|tel):/i.test(href)) return undefined;
  if (/^https?:/i.test(href)) return webError(href);
  if (/^[a-z][a-z0-9+.-]*:/i.test(href))
    return "is of a type that is not allowed; write an address that starts with https://.";
  if (/^[/#](?!\/)/.test(href)) return targetError(href, targets, from);
  if (/^(\/\/)?[\w-]+(\.[\w-]+)+([/?#]|$)/.test(href))
    return `does not start with https://; did you mean "https://${href.replace("//", "")}"?`;
  const path = `/${href.replace(/^[./]+/, "")}`;
  return targetError(path, targets, {}) ?? `does not start with a slash; did you mean "${path}"?`;
}

function webError(href: string) {
  const { hostname } = URL.canParse(href) ? new URL(href) : { hostname: "" };
  if (/^(localhost$|127\.)/.test(hostname))
    return "is an address on your own computer; write only the path, such as /media.";
  if (!hostname.includes(".")) return "is not a valid web address; check how it is spelt.";
  return undefined;
}

const inBrackets = /\]\(\s*<?((?:[^\s()<>]|\([^\s()]*\))*)>?(?:\s+["'][^"']*["'])?\s*\)/g;
const whole = /https?:\/\/[^\s<>"“”()[\]{}]+/g;

/** Returns the addresses in a text: in links in square brackets, and as plain text. */
export function hrefsIn(text: string): string[] {
  if (/^https?:\S*$/i.test(text)) return [text];
  const linked = Array.from(text.matchAll(inBrackets), ([, href = ""]) => href);
  const rest = text.replace(inBrackets, " ").match(whole) ?? [];
  return [...linked, ...rest.map((href) => href.replace(/[.,;:!?’'…]+$/, ""))];
}
