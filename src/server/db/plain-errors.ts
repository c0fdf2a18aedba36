import { UserError } from "../../lib/user-error.ts";
import { errorCode, isUnavailable, rootOf } from "./client.ts";
import { oldTables } from "./migrate.ts";

/** @throws UserError instead of any error of the database */
export async function withPlainErrors<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw new UserError(explain(error));
  }
}

const undefinedTable = "42P01";
const duplicateTable = "42P07";
const diskFull = "53100";

/** Errors that quote values, such as email addresses, which must not get into deploy logs. */
const quotesValues = /^(22|P0)/;

export function explain(error: unknown): string {
  if (errorCode(error) === diskFull) return `${rootOf(error)} Free some space, then try again.`;
  if (isUnavailable(error))
    return "DATABASE_URL: the database cannot be reached. Check the address and your connection.";
  const code = errorCode(error) ?? "";
  if (code === undefinedTable) return "The database has no tables yet. Run: npm run db -- migrate";
  if (code === duplicateTable)
    return `The tables are from before ${oldTables.until}. Update them with an older copy of the site (${oldTables.copy}, then npm run db -- migrate), and return to this copy. Nothing was changed.`;
  const root = rootOf(error);
  if (root instanceof UserError) return root.message;
  return `The database reported an error: ${quotesValues.test(code) ? `PostgreSQL ${code}` : root}`;
}
