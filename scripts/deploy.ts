import { rm } from "node:fs/promises";
import { UserError } from "../src/lib/errors/user-error.ts";
import { withPlainErrors } from "../src/server/db/plain-errors.ts";
import { type Env, readEnv } from "../src/server/env.ts";
import { build } from "./commands/build.ts";
import { runCommand } from "./commands/cli.ts";
import { updateDatabase } from "./commands/database.ts";
import { firstAccountHint } from "./commands/people.ts";
import { isNeon, openDatabase } from "./dev-server/database.ts";
import { bundleFunctions, functionsFolder } from "./dev-server/function-router.ts";

// The pages are built first, so that a mistake in `content/` does not affect the database. The old version of the site
// still runs then, so it must work with the migrated tables.
export async function deploy(env: Env): Promise<void> {
  checkDatabase(env);
  await build();
  // Otherwise Netlify would publish old files too.
  await rm(functionsFolder, { recursive: true, force: true });
  await bundleFunctions();
  if (!env.MAIL_URL || !env.MAIL_FROM)
    console.log("No email is sent, because MAIL_URL and MAIL_FROM are not both set.");
  if (env.preview) console.log(`This ${env.preview} has pages but no data.`);
  else await fillDatabase(env);
}

async function fillDatabase(env: Env): Promise<void> {
  const data = await openDatabase(env);
  try {
    await updateDatabase();
    console.log("The database is up to date.");
    for (const line of await withPlainErrors(firstAccountHint)) console.log(line);
  } finally {
    await data.close();
  }
}

/** Functions can reach only Neon. A local database would disappear with the build machine. */
function checkDatabase(env: Env): void {
  const { DATABASE_URL: address, NEON_ENDPOINT: endpoint, SECRET: secret, preview } = env;
  if (!address && !preview)
    throw new UserError(
      "DATABASE_URL: found nothing. Expected the address of a database at Neon. Nothing was deployed.",
    );
  if (address && !endpoint && !isNeon(address))
    throw new UserError(
      "DATABASE_URL: found a database that is not at Neon. Functions can reach only Neon. Nothing was deployed.",
    );
  if (!secret)
    throw new UserError(
      "SECRET: found nothing. Expected 30 random letters, which you choose once and never change. Nothing was deployed.",
    );
}

if (import.meta.main) await runCommand(() => deploy(readEnv()));
