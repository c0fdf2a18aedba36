import { plural } from "../../lib/plural.ts";
import { collectionNames } from "../collections.ts";
import type { Content } from "../files/read-content.ts";
import { entriesOf, isDraft, isSample } from "../files/select-entries.ts";
import { exampleLines, launchList } from "./launch-list.ts";
import { unusedPictures } from "./rules/pictures.ts";

export async function summarize(content: Content, errors: number): Promise<string> {
  const list = launchList(content);
  const parts = [
    table(content),
    exampleLines(list),
    ...list.settings.map(({ title, file }) => `${title}, in ${file}.`),
    list.transcriptsText,
    ...(await unused(content)),
    `${plural(errors, "problem")}.`,
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function table(content: Content): string {
  const rows = collectionNames.map((name) => {
    const entries = entriesOf(content, name);
    return [name, entries.length, entries.filter(isDraft).length, entries.filter(isSample).length];
  });
  const sums = [1, 2, 3].map((at) => rows.reduce((sum, row) => sum + Number(row[at]), 0));
  return [["Collection", "Entries", "Drafts", "Examples"], ...rows, ["Total", ...sums]]
    .map(([name, ...counts]) =>
      [String(name).padEnd(20), ...counts.map((count) => String(count).padStart(9))].join(""),
    )
    .join("\n");
}

async function unused(content: Content): Promise<string[]> {
  const { pictures, strays } = await unusedPictures(content);
  const list = strays.map((line) => `\n  ${line}`).join("");
  return [
    pictures.length > 0 ? `Unused pictures in content/pictures: ${pictures.join(", ")}` : "",
    list && `Files in content/pictures that cannot be used as pictures:${list}`,
  ];
}
