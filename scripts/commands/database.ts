import type { PublishedContent } from "../../src/collections/files/published-content.ts";
import { plural } from "../../src/lib/text/plural.ts";
import { database } from "../../src/server/db/client.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";
import { withPlainErrors } from "../../src/server/db/plain-errors.ts";
import { publish } from "../../src/server/publish/publish.ts";
import { runStep } from "./steps.ts";

export const migrate = (): Promise<void> =>
  withPlainErrors(() => migrateDatabase(database(commandPatience)));

/** A migration or a search of a large table can take longer than a request is allowed to. */
export const commandPatience = { first: 60_000, total: 90_000, pauses: [100, 300] };

/** @throws UserError */
export async function updateDatabase(): Promise<void> {
  await runStep({
    doing: "Migrating the database",
    run: migrate,
    done: () => "Migrated the database",
  });
  await runStep({ doing: "Publishing the content", run: publish, done: formatPublished });
}

export const formatPublished = ({ discussions, blog, videos, evidence }: PublishedContent) =>
  `Published ${[
    plural(discussions.length, "discussion"),
    plural(blog.length, "blog post"),
    plural(videos.length, "video"),
    plural(evidence.length, "piece of evidence", "pieces of evidence"),
  ].join(", ")}`;
