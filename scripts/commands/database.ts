import {
  type PublishedContent,
  readPublishedContent,
} from "../../src/collections/files/published-content.ts";
import { plural } from "../../src/lib/plural.ts";
import { UserError } from "../../src/lib/user-error.ts";
import { database, errorCode, isUnavailable, rootOf } from "../../src/server/db/client.ts";
import { migrateDatabase, oldTables } from "../../src/server/db/migrate.ts";
import { syncContent } from "../../src/server/publish/content-sync.ts";
import { runStep } from "./steps.ts";

export const migrate = (): Promise<void> =>
  withPlainErrors(() => migrateDatabase(database(commandPatience)));

/** A migration or a search of a large table can take longer than a request is allowed to. */
export const commandPatience = { first: 60_000, total: 90_000, pauses: [100, 300] };

/** Copies content into the database. @throws UserError if a file has a mistake (nothing is written), or as `migrate` */
export async function publish(): Promise<PublishedContent> {
  const content = await readPublishedContent();
  await withPlainErrors(() => syncContent(database(), content));
  return content;
}

/** Migrates the database and publishes the content, as steps of a command. @throws UserError */
export async function updateDatabase(): Promise<void> {
  await runStep({
    doing: "Migrating the database",
    run: migrate,
    done: () => "Migrated the database",
  });
  await runStep({ doing: "Publishing the content", run: publish, done: formatPublished });
}

export const formatPublished = ({ discussions, posts, videos, evidence }: PublishedContent) =>
  `Published ${[
    plural(discussions.length, "discussion"),
    plural(posts.length, "blog post"),
    plural(videos.length, "video"),
    plural(evidence.length, "piece of evidence", "pieces of evidence"),
  ].join(", ")}`;

/** Runs an action. @throws UserError instead of any error of the database */
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

/** Describes any error of the database. */
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
