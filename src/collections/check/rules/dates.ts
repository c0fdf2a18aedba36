import type { ContentError } from "../../../errors/content-error.ts";
import { isoDate } from "../../../errors/format-value.ts";
import type { ContentFile } from "../../files/content-file.ts";
import type { Content } from "../../files/read-content.ts";
import { exampleOf, fieldError } from "../../files/schema-errors.ts";
import { textsIn } from "../../files/select-entries.ts";

const fields = ["createdAt", "updatedAt", "date", "published", "updated", "help.checked"];

/** @param today the latest date in any time zone, ISO 8601 */
export const checkDates = ({ entries, site }: Content, today: string): ContentError[] =>
  [...entries, ...(site ? [site] : [])].flatMap((file) => inTheFuture(file, today));

function inTheFuture(file: ContentFile, today: string): ContentError[] {
  // A post can be published later.
  const dates = file.file.startsWith("content/blog/") ? ["updated"] : fields;
  const late = textsIn(file.fields).filter(
    ({ path, text }) =>
      dates.includes(path.join(".")) && /^\d{4}-\d\d-\d\d/.test(text) && text.slice(0, 10) > today,
  );
  // updatedAt is never before createdAt, so one error is enough.
  const createdLate = late.some(({ path }) => path[0] === "createdAt");
  return late
    .filter(({ path }) => !(createdLate && path[0] === "updatedAt"))
    .map(({ path, text }) =>
      fieldError(
        file,
        path,
        `found "${isoDate(text)}", which is in the future. Expected today or an earlier date.`,
        exampleOf(file, path),
      ),
    );
}
