import type { Problem } from "../../lib/problem.ts";
import { isoDate } from "../../lib/written.ts";
import type { ContentFile } from "../content-file.ts";
import { exampleOf, problemAt } from "../explain-issue.ts";
import type { Content } from "../read.ts";
import { type Circumstances, textsIn } from "./rule.ts";

const fields = ["createdAt", "updatedAt", "date", "updated", "help.checked"];

/** Nothing was written, changed or checked after today. */
export const dates = ({ entries, site }: Content, { today }: Circumstances): Problem[] =>
  [...entries, ...(site ? [site] : [])].flatMap((file) => inTheFuture(file, today));

function inTheFuture(file: ContentFile, today: string): Problem[] {
  const late = textsIn(file.fields).filter(
    ({ path, text }) =>
      fields.includes(path.join(".")) && /^\d{4}-\d\d-\d\d/.test(text) && text.slice(0, 10) > today,
  );
  // What was written in the future was also changed in the future: that is one mistake.
  const isOne = late.some(({ path }) => path[0] === "createdAt");
  return late
    .filter(({ path }) => !(isOne && path[0] === "updatedAt"))
    .map(({ path, text }) =>
      problemAt(
        file,
        path,
        `found "${isoDate(text)}", which lies in the future.`,
        exampleOf(file, path),
      ),
    );
}
