// Script that uses a data directory until it is killed, and prints its endpoint.

import { runCommand } from "../../scripts/commands/cli.ts";
import { openLocalDatabase } from "../../scripts/dev-server/database.ts";

const [dataDir = ""] = process.argv.slice(2);

await runCommand(async () => {
  const local = await openLocalDatabase({ dataDir });
  process.on("SIGTERM", () => void local.close());
  console.log(JSON.stringify(local));
});
