import type { ContentError } from "../../lib/errors/content-error.ts";
import { byCount, type Content, readContent } from "../files/read-content.ts";
import { checkLaunch } from "./launch-list.ts";
import { exampleValues } from "./rules/example-values.ts";
import { checkIds } from "./rules/ids.ts";
import { checkLinks } from "./rules/links.ts";
import { checkPictures } from "./rules/pictures.ts";
import { checkReferences } from "./rules/references.ts";
import { checkWording } from "./rules/wording.ts";

const rules = [checkIds, checkPictures, checkReferences, checkWording, checkLaunch, checkLinks];

export async function checkContent(root: string) {
  const content = await readContent(root);
  return { content, errors: await findErrors(content) };
}

/** Also finds values that came with the site. */
export const findLiveErrors = async (content: Content, url?: string): Promise<ContentError[]> => [
  ...(await findErrors(content)),
  ...exampleValues(content, url),
];

export async function findErrors(content: Content): Promise<ContentError[]> {
  const found = await Promise.all(rules.map((rule) => rule(content)));
  return byPlace([...content.errors, ...withoutRepeats(found.flat(), content.errors)]);
}

function withoutRepeats(found: ContentError[], reported: ContentError[]): ContentError[] {
  const key = ({ file, field }: ContentError) => `${file} ${field}`;
  const fields = new Set(reported.filter(({ field }) => field !== undefined).map(key));
  return found.filter((error) => !fields.has(key(error)));
}

const byPlace = (errors: ContentError[]): ContentError[] =>
  errors.toSorted(
    (one, other) => byCount.compare(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
