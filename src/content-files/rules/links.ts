import type { Problem } from "../../lib/problem.ts";
import type { ContentFile } from "../content-file.ts";
import { problemAt } from "../explain-issue.ts";
import { hrefsIn, isAddress } from "../hrefs.ts";
import { type From, linkProblem } from "../link-problem.ts";
import type { Content } from "../read.ts";
import type { Entry } from "../read-entries.ts";
import { targetsOf } from "../targets.ts";
import { type Circumstances, isDraft, textsIn } from "./rule.ts";

/** Every link leads somewhere. */
export function links(content: Content, { hosts }: Circumstances): Problem[] {
  const targets = targetsOf(content);
  const check = (href: string, from: From) => linkProblem(href, from, targets, hosts);
  const inFields = (file: ContentFile, from: From) =>
    textsIn(file.fields).flatMap(({ path, text }) =>
      hrefsIn(text).flatMap((href) => {
        const problem = check(href, { ...from, isAddress: isAddress(text) });
        return problem ? problemAt(file, path, problem) : [];
      }),
    );
  const inBody = (entry: Entry) =>
    (entry.body?.links ?? []).flatMap(({ href, line }) => {
      const text = check(href, fromOf(entry));
      return text ? { file: entry.file, line, text } : [];
    });
  const settings = [content.site, content.pages].filter((file) => file !== undefined);
  return [
    ...content.entries.flatMap((entry) => [...inFields(entry, fromOf(entry)), ...inBody(entry)]),
    ...settings.flatMap((file) => inFields(file, {})),
  ];
}

const fromOf = (entry: Entry): From => ({
  isDraft: isDraft(entry),
  text: entry.collection === "pages" ? entry.name : undefined,
});
