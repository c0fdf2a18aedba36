import type { Problem } from "../../lib/problem.ts";
import { problemAt } from "../explain-issue.ts";
import type { Content } from "../read.ts";
import type { Entry } from "../read-entries.ts";
import { entriesOf, isDraft } from "./rule.ts";

const footerFits = 4;

/** One interview is featured at most, and four channels stand in the footer. */
export function limits(content: Content): Problem[] {
  const podcasts = entriesOf(content, "podcasts").filter(
    ({ fields }) => fields["featured"] === true,
  );
  const channels = entriesOf(content, "channels").filter(({ fields: { shownIn } }) =>
    Array.isArray(shownIn) ? shownIn.includes("footer") : false,
  );
  return [...tooManyFeatured(podcasts), ...tooManyInFooter(channels)];
}

function tooManyFeatured(entries: Entry[]): Problem[] {
  const [first, ...others] = entries.filter((entry) => !isDraft(entry));
  const text = `found true, and ${first?.file} is featured already. Expected one at most.`;
  return others.map((entry) => problemAt(entry, ["featured"], text, false));
}

function tooManyInFooter(entries: Entry[]): Problem[] {
  const shown = entries
    .filter((entry) => !isDraft(entry))
    .toSorted((one, other) => Number(one.fields["order"]) - Number(other.fields["order"]));
  const text = `found "footer", and ${footerFits} other channels stand there already, which is all that fit.`;
  return shown.slice(footerFits).map((entry) => problemAt(entry, ["shownIn"], text, ["media"]));
}
