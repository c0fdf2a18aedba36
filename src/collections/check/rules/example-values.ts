import type { ContentError } from "../../../lib/errors/content-error.ts";
import { fieldError } from "../../../lib/errors/schema-errors.ts";
import type { Content } from "../../files/read-content.ts";
import { isDraft, isSample, textsIn } from "../../files/select-entries.ts";
import { exampleSettings } from "../../schemas/site.ts";

/** Reserved for examples. */
const address = /[/@.]example\.(com|net|org)\b/i;

const came = (value: string) =>
  `"${value}" came with the site as an example. Enter your own, or empty it.`;

/** @param url the address of the site, if it is not that of the settings */
export function exampleValues({ entries, site }: Content, url?: string): ContentError[] {
  const files = [...entries, ...(site ? [site] : [])];
  return files.flatMap((file) => {
    const values = file === site ? exampleSettings : [];
    const isUrl = (path: PropertyKey[]) => file === site && path.join() === "url";
    // Without its own address, even a preview cannot be found.
    const counts = (path: PropertyKey[]) =>
      isUrl(path) ? !url : !isSample(file) && !isDraft(file);
    const inFields = textsIn(file.fields)
      .filter(({ path, text }) => counts(path) && (address.test(text) || values.includes(text)))
      .map(({ path, text }) => fieldError(file, path, came(text)));
    const inBody = (file.body?.links ?? [])
      .filter(({ href }) => counts(["body"]) && address.test(href))
      .map(({ href, line }) => ({ file: file.file, line, text: came(href) }));
    return [...inFields, ...inBody];
  });
}
