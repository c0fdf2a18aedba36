import type { ContentError } from "../../../errors/content-error.ts";
import type { Content } from "../../files/read-content.ts";
import type { Entry } from "../../files/read-entries.ts";
import { fieldError } from "../../files/schema-errors.ts";
import { entriesOf, isDraft } from "../../files/select-entries.ts";

const mostInFooter = 4;

/** Reports a second featured interview, and more than four channels in the footer. */
export function checkLimits(content: Content): ContentError[] {
  const podcasts = entriesOf(content, "podcasts").filter(
    ({ fields }) => fields["featured"] === true,
  );
  const channels = entriesOf(content, "channels").filter(({ fields: { shownIn } }) =>
    Array.isArray(shownIn) ? shownIn.includes("footer") : false,
  );
  return [...tooManyFeatured(podcasts), ...tooManyInFooter(channels)];
}

function tooManyFeatured(entries: Entry[]): ContentError[] {
  const [first, ...others] = entries.filter((entry) => !isDraft(entry));
  const text = `found true, but ${first?.file} is already featured. Only one interview can be featured.`;
  return others.map((entry) => fieldError(entry, ["featured"], text, false));
}

function tooManyInFooter(entries: Entry[]): ContentError[] {
  const shown = entries
    .filter((entry) => !isDraft(entry))
    .toSorted((one, other) => Number(one.fields["order"]) - Number(other.fields["order"]));
  const text = `found "footer", but the footer already has ${mostInFooter} channels, which is the maximum.`;
  return shown.slice(mostInFooter).map((entry) => fieldError(entry, ["shownIn"], text, ["media"]));
}
