import type { ContentError } from "../../../lib/content-error.ts";
import { fieldError } from "../../../lib/schema-errors.ts";
import type { ContentFile } from "../../files/content-file.ts";
import type { Content } from "../../files/read-content.ts";
import { textsIn } from "../../files/select-entries.ts";

const fields = ["createdAt", "updatedAt", "date", "published", "updated", "help.checked"];

export const checkDates = ({ entries, site }: Content): ContentError[] => [
  ...[...entries, ...(site ? [site] : [])].flatMap(inTheFuture),
  ...entries.flatMap(tooEarly),
];

/** The date of a moment in UTC-14, because the creator may live far west. */
const earliestDay = (moment: unknown): string | undefined => {
  const time = Date.parse(String(moment));
  return Number.isNaN(time)
    ? undefined
    : new Date(time - 14 * 3_600_000).toISOString().slice(0, 10);
};

/** Reports an entry whose text was last edited before it was published. */
function tooEarly(entry: ContentFile): ContentError[] {
  const { updated, published, date } = entry.fields;
  const start = published ?? date ?? earliestDay(entry.fields["createdAt"]);
  if (typeof updated !== "string" || typeof start !== "string") return [];
  if (updated >= start || start > today()) return [];
  const text = `found "${updated}", which is before ${start}, the date of publication. Expected the same date or a later one.`;
  return [fieldError(entry, ["updated"], text)];
}

/** The date in UTC+14, the easternmost time zone: the creator may live there. */
const today = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

function inTheFuture(file: ContentFile): ContentError[] {
  return textsIn(file.fields)
    .filter(({ path, text }) => fields.includes(path.join(".")) && /^\d{4}-/.test(text))
    .filter(({ text }) => text.slice(0, 10) > today())
    .map(({ path, text }) =>
      fieldError(
        file,
        path,
        `found "${text}", which is in the future. Expected an earlier date. To wait for that day, keep the entry as a draft, and enter the date then.`,
      ),
    );
}
