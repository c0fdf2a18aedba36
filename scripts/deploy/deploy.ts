import { UserError } from "../../src/errors/user-error.ts";
import type { Env } from "../../src/server/env.ts";
import { build } from "../commands/build.ts";
import { updateDatabase } from "../commands/database.ts";
import { isNeon, openDatabase } from "../dev-server/database.ts";

/**
 * Prepares a new version while the old one still serves visitors. The pages come first, so that a mistake in
 * `content/` stops the deploy before it touches the database. The old version must work with the migrated tables.
 * A preview has pages only, or its own database.
 * @throws UserError
 */
export async function deploy(env: Env): Promise<void> {
  checkDatabase(env);
  await build();
  if (env.DATABASE_URL) await fillDatabase(env);
  else console.log(`A ${env.preview}: pages only, and no data.`);
}

async function fillDatabase(env: Env): Promise<void> {
  const data = await openDatabase(env);
  try {
    await updateDatabase();
  } finally {
    await data.close();
  }
  console.log(`The database${env.preview ? " of the previews" : ""} is up to date.`);
}

/** Functions reach only Neon: a local database would be gone with the build machine. */
function checkDatabase({ DATABASE_URL: address, NEON_ENDPOINT: endpoint, preview }: Env): void {
  const name = preview ? "PREVIEW_DATABASE_URL" : "DATABASE_URL";
  if (!address && !preview)
    throw new UserError(
      `${name}: found nothing. Expected the address of a database at Neon. Nothing was deployed.`,
    );
  if (address && !endpoint && !isNeon(address))
    throw new UserError(
      `${name}: found a database that is not at Neon, which functions cannot reach. Nothing was deployed.`,
    );
}
