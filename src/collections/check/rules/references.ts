import type { ContentError } from "../../../lib/errors/content-error.ts";
import { fieldError } from "../../../lib/errors/schema-errors.ts";
import { didYouMean, withSameNumber } from "../../../lib/text/did-you-mean.ts";
import type { CollectionName } from "../../collections.ts";
import type { Content, Entry } from "../../files/read-content.ts";
import { entriesOf, idOf, isDraft } from "../../files/select-entries.ts";

/** Reports names of terms, precautions and recordings that do not exist. The warning of a draft precaution is not shown. */
export const checkReferences = (content: Content): ContentError[] => [
  ...unknownNames(content, ["glossary"], "related", entriesOf(content, "glossary")),
  ...unknownNames(
    content,
    ["fasting", "supplements", "medications"],
    "precautions",
    entriesOf(content, "precautions").filter((one) => !isDraft(one)),
  ),
  ...unknownRecordings(content),
];

function unknownNames(
  content: Content,
  from: CollectionName[],
  field: string,
  entries: Entry[],
): ContentError[] {
  const names = entries.map(({ name }) => name);
  const folder = field === "related" ? "glossary" : field;
  const expected = `Expected the name of a file in content/${folder}, without .json.`;
  return entriesOf(content, ...from).flatMap((entry) =>
    [entry.fields[field] ?? []].flat().flatMap((name, at) => {
      if (typeof name !== "string" || names.includes(name)) return [];
      const text = `found "${name}", which no published file has${didYouMean(name, names, expected)}`;
      return fieldError(entry, [field, at], text);
    }),
  );
}

/** The transcript of an entry has the name of its folder and its id. */
export const transcriptName = (entry: Entry): string => `${entry.collection}-${idOf(entry)}`;

export const recordings = (content: Content): Entry[] =>
  entriesOf(content, "videos", "evidence", "podcasts");

const howToName =
  "Name the file after the folder and the number of the entry, for example videos-4.md or podcasts-1.md; or delete it.";

function unknownRecordings(content: Content): ContentError[] {
  const known = recordings(content).map(transcriptName);
  return entriesOf(content, "transcripts").flatMap(({ name, file }) => {
    if (known.includes(name)) return [];
    const hint = didYouMean(name, withSameNumber(name, known), howToName);
    const text = `no video, piece of evidence or interview has the transcript "${name}"${hint}`;
    return { file, line: 1, path: ["file"], text };
  });
}
