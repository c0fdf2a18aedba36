import { Mistake } from "../../src/lib/explain.ts";
import { database, errorCode, isUnavailable, rootOf } from "../../src/server/db/client.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";
import { type Publication, readPublication } from "../../src/server/publication.ts";
import { publish as publishTo } from "../../src/server/publish.ts";

/**
 * Brings the tables up to date, in the database that the environment names.
 * @throws Mistake when the database cannot be reached or refuses
 */
export const migrate = (): Promise<void> => inWords(() => migrateDatabase(database()));

/**
 * Writes what of `content/` the database knows into that database.
 * @returns what that is
 * @throws Mistake when a file is wrong, with nothing written, or as `migrate`
 */
export async function publish(): Promise<Publication> {
  const content = await readPublication();
  await inWords(() => publishTo(database(), content));
  return content;
}

/** What an action answers. @throws Mistake in plain words, whatever went wrong */
export async function inWords<Answer>(action: () => Promise<Answer>): Promise<Answer> {
  try {
    return await action();
  } catch (error) {
    throw new Mistake(words(error));
  }
}

const undefinedTable = "42P01";

/** Of these PostgreSQL's words quote values, e-mail addresses among them, and deploys keep a log. */
const quotesValues = /^(22|P0)/;

function words(error: unknown): string {
  if (isUnavailable(error)) return "DATABASE_URL: the database cannot be reached.";
  const code = errorCode(error) ?? "";
  if (code === undefinedTable)
    return "The database has no tables yet: run npm run db -- migrate first.";
  const root = rootOf(error);
  if (root instanceof Mistake) return root.message;
  return `The database refused: ${quotesValues.test(code) ? `PostgreSQL's error ${code}` : root}`;
}
