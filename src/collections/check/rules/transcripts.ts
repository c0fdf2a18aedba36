import type { ContentError } from "../../../errors/content-error.ts";
import { didYouMean, withSameNumber } from "../../../errors/did-you-mean.ts";
import { plural } from "../../../lib/plural.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { entriesOf, isDraft, numbersOf } from "../../files/select-entries.ts";

/** The names of the transcripts that an entry can have, such as `videos-4`. */
const transcriptNames = (entry: Entry): string[] =>
  numbersOf(entry).map((number) => `${entry.collection}-${number}`);

const spokenEntries = (content: Content) => entriesOf(content, "videos", "evidence", "podcasts");

/** Reports transcripts whose file name is not that of a video, piece of evidence or interview. */
export function checkTranscripts(content: Content): ContentError[] {
  const known = spokenEntries(content).flatMap(transcriptNames);
  return entriesOf(content, "transcripts").flatMap(({ name, file }) => {
    if (known.includes(name)) return [];
    const hint = didYouMean(name, withSameNumber(name, known), howToName);
    const text = `no video, piece of evidence or interview has the transcript "${name}"${hint}`;
    return { file, line: 1, path: ["file"], text };
  });
}

const howToName =
  "Name the file after the folder and the number of the entry, for example videos-4.md or podcasts-1.md; or delete it.";

export interface MissingTranscript {
  entry: Entry;
  name: string;
  isDrafted: boolean;
}

/** Returns the published videos and interviews without a published transcript. Photographs need none. */
export function missingTranscripts(content: Content): MissingTranscript[] {
  const transcripts = new Map(
    entriesOf(content, "transcripts").map((entry) => [entry.name, isDraft(entry)]),
  );
  return spokenEntries(content)
    .filter((entry) => !isDraft(entry) && entry.fields["type"] !== "image")
    .map((entry) => ({ entry, name: transcriptNames(entry)[0] ?? "" }))
    .filter(({ name }) => name !== "" && transcripts.get(name) !== false)
    .map((found) => ({ ...found, isDrafted: transcripts.has(found.name) }));
}

/** Returns `No transcript yet: 33 videos, 4 interviews`; empty if every one has a transcript. */
export function missingTranscriptsText(missing: readonly MissingTranscript[]): string {
  const interviews = missing.filter(({ entry }) => entry.collection === "podcasts").length;
  const videos = missing.length - interviews;
  const counts = [
    ...(videos > 0 ? [plural(videos, "video")] : []),
    ...(interviews > 0 ? [plural(interviews, "interview")] : []),
  ];
  return counts.length > 0 ? `No transcript yet: ${counts.join(", ")}` : "";
}
