import { plural } from "../../lib/text/plural.ts";
import type { Content } from "../files/read-content.ts";
import { isDraft } from "../files/select-entries.ts";
import { launchList } from "./launch-list.ts";

export function summarize(content: Content, errors: number): string {
  const list = launchList(content);
  const count = content.entries.length;
  const drafts = content.entries.filter(isDraft).length;
  const parts = [
    `${plural(count, "entry", "entries")}, of which ${plural(drafts, "is a draft", "are drafts")}.`,
    list.examples.length > 0
      ? `${plural(list.examples.length, "example")} to replace or hide. The start page of the Studio lists them.`
      : "",
    ...list.settings.map(({ title }) => `${title}, in content/site.json.`),
    `${plural(errors, "problem")}.`,
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}
