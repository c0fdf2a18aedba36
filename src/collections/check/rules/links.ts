import type { ContentError } from "../../../errors/content-error.ts";
import type { ContentFile } from "../../files/content-file.ts";
import { hrefsIn, isAddress } from "../../files/hrefs.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { fieldError } from "../../files/schema-errors.ts";
import { isDraft, textsIn } from "../../files/select-entries.ts";
import { linkError } from "../check-link.ts";
import { type LinkSource, targetsOf } from "../link-targets.ts";
import type { CheckContext } from "./rule.ts";

export function checkLinks(content: Content, { hosts }: CheckContext): ContentError[] {
  const targets = targetsOf(content);
  const check = (href: string, from: LinkSource) => linkError(href, from, targets, hosts);
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
  const { collection, name, fields } = entry;
  const source = { isDraft: isDraft(entry), text: collection === "pages" ? name : undefined };
  if (collection !== "blog") return source;
  const shownFrom = Math.max(Date.now(), Date.parse(String(fields["createdAt"])) || 0);
  return { ...source, text: `blog-${fields["id"]}`, shownFrom };
}
