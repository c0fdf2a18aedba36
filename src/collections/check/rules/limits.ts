import type { ContentError } from "../../../lib/content-error.ts";
import { fieldError } from "../../../lib/schema-errors.ts";
import type { Content } from "../../files/read-content.ts";
import { entriesOf, isDraft } from "../../files/select-entries.ts";

const mostInFooter = 4;

/** Reports a second featured interview, and more than four channels in the footer. */
export function checkLimits(content: Content): ContentError[] {
  const [first, ...others] = entriesOf(content, "podcasts").filter(
    (entry) => entry.fields["featured"] === true && !isDraft(entry),
  );
  const inFooter = entriesOf(content, "channels")
    .filter((entry) => [entry.fields["shownIn"]].flat().includes("footer") && !isDraft(entry))
    .toSorted((one, other) => Number(one.fields["order"]) - Number(other.fields["order"]));
  const featured = `found true, but ${first?.file} is already featured. Only one interview can be featured.`;
  const full = `found "footer", but the footer already has ${mostInFooter} channels, which is the maximum.`;
  return [
    ...others.map((entry) => fieldError(entry, ["featured"], featured, false)),
    ...inFooter.slice(mostInFooter).map((entry) => fieldError(entry, ["shownIn"], full, ["media"])),
  ];
}
