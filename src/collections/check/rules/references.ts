import type { ContentError } from "../../../lib/errors/content-error.ts";
import { fieldError } from "../../../lib/errors/schema-errors.ts";
import { fieldsOf, namesOf } from "../../../lib/errors/schema-path.ts";
import { didYouMean, withSameNumber } from "../../../lib/text/did-you-mean.ts";
import { collectionNames, collections } from "../../collections.ts";
import type { Content, Entry } from "../../files/read-content.ts";
import { entriesOf, idOf, isDraft } from "../../files/select-entries.ts";

export const checkReferences = (content: Content): ContentError[] => [
  ...content.entries.flatMap((entry) => unknownNames(content, entry)),
  ...unknownRecordings(content),
];

function unknownNames(content: Content, entry: Entry): ContentError[] {
  return Object.entries(fieldsOf(entry.format.schema)).flatMap(([key, schema]) => {
    const { of, isNeeded } = namesOf(schema);
    const collection = collectionNames.find((one) => one === of);
    // The schema lists the names of a fixed collection.
    if (!collection || collections[collection].isFixed) return [];
    const known = entriesOf(content, collection);
    const value = entry.fields[key];
    return [value ?? []].flat().flatMap((name, at) => {
      const named = known.find((one) => one.name === name);
      const isShown = named && (!isNeeded || isDraft(entry) || !isDraft(named));
      if (isShown || typeof name !== "string") return [];
      const path = Array.isArray(value) ? [key, at] : [key];
      const names = known.map((one) => one.name);
      const text = named
        ? `"${name}" is a draft, which visitors cannot see; publish the draft, or choose another.`
        : `there is no ${collections[collection].one} "${name}"${didYouMean(name, names)}`;
      return { ...fieldError(entry, path, text), needs: named?.file };
    });
  });
}

/** Such as `videos-4`. */
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
