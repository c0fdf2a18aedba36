import { UserError } from "../../lib/errors/user-error.ts";
import { errorCode, isRefusedByNeon, isUnavailable, rootOf } from "./client.ts";

/** @throws UserError instead of any error of the database */
export async function withPlainErrors<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw new UserError(explain(error));
  }
}

const undefinedTable = "42P01";
/** A table that exists already, or a column that does not. */
const ofEarlierBuild = ["42P07", "42703"];

export const earlierBuild =
  "comes from an earlier build of this site, before the launch, which this copy cannot read.";

const diskFull = "53100";

/** Errors that quote values, such as email addresses, which must not get into deploy logs. */
const quotesValues = /^(22|P0)/;

export function explain(error: unknown): string {
  if (errorCode(error) === diskFull) return `${rootOf(error)} Free some space, then try again.`;
  if (isUnavailable(error) && !isRefusedByNeon(error))
    return "DATABASE_URL: the database cannot be reached. Check the address and your connection.";
  const code = errorCode(error) ?? "";
  if (code === undefinedTable) return "The database has no tables yet. Run: npm run db -- migrate";
  if (ofEarlierBuild.includes(code))
    return `The database ${earlierBuild} Use an empty one: on this computer, rename the folder DATA_DIR (.data), then start again. Nothing was changed.`;
  const root = rootOf(error);
  if (root instanceof UserError) return root.message;
  return `The database reported an error: ${quotesValues.test(code) ? `PostgreSQL ${code}` : root}`;
}
