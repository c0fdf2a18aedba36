// A process of its own that holds a data directory until it is killed; says where its endpoint is.
import { openLocalDatabase } from "../../scripts/local/database.ts";
import { run } from "../../scripts/local/run.ts";

const [dataDir = ""] = process.argv.slice(2);

await run(async () => {
  const local = await openLocalDatabase({ dataDir });
  process.on("SIGTERM", () => void local.close());
  console.log(JSON.stringify(local));
});
