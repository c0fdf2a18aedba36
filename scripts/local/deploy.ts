import { Mistake } from "../../src/lib/explain.ts";
import type { Env } from "../../src/server/env.ts";
import { build } from "./build.ts";
import { isNeon, openDatabase } from "./database.ts";
import { migrate, publish } from "./db-commands.ts";

/**
 * Makes everything ready for a new version, while the old one still serves: the pages first, since what is
 * wrong in `content/` stops it there, then the tables, which the old version can go on using, then what is
 * published. A preview has pages only, or a database of its own.
 * @throws Mistake
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
    await migrate();
    await publish();
  } finally {
    await data.close();
  }
  console.log(`The database${env.preview ? " of the previews" : ""} is up to date.`);
}

/** The build's own machine is gone in a minute, and functions speak to nothing but Neon. */
function checkDatabase({ DATABASE_URL: address, NEON_ENDPOINT: endpoint, preview }: Env): void {
  const name = preview ? "PREVIEW_DATABASE_URL" : "DATABASE_URL";
  if (!address && !preview)
    throw new Mistake(
      `${name}: found nothing. Expected the address of a database at Neon. Nothing was deployed.`,
    );
  if (address && !endpoint && !isNeon(address))
    throw new Mistake(
      `${name}: found a database that is not at Neon, which functions cannot reach. Nothing was deployed.`,
    );
}
