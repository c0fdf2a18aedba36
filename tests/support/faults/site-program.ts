// Script that serves the built site on `DATABASE_URL`. A message from the parent process names the faults of the next
// queries, such as `busy, lost after`, or is `gone`: then every connection is refused.

import { migrate } from "../../../scripts/commands/database.ts";
import { addressOf, openLocalDatabase } from "../../../scripts/dev-server/database.ts";
import {
  bundleFunctions,
  createFunctionHandler,
  loadFunctions,
} from "../../../scripts/dev-server/function-router.ts";
import { openServer } from "../../../scripts/dev-server/http-server.ts";
import type { Around } from "../../../scripts/dev-server/neon-proxy.ts";
import { staticFiles } from "../../../scripts/dev-server/static-files.ts";
import { setEnv } from "../../../src/server/env.ts";
import { publish } from "../../../src/server/publish/publish.ts";

// Failed queries are expected here.
console.warn = () => {};

const faults: Partial<Record<string, Around>> = {
  refused: async () => "refuse",
  busy: async () => ({ status: 503, body: '{"message":"busy"}' }),
  // The connection is closed before the statement runs, or after it.
  "lost before": async () => "drop",
  "lost after": (run) => run().then(() => "drop"),
  "cut short": (run) => run().then((answer) => ({ ...answer, isCut: true })),
  slow: (run) => new Promise((wake) => setTimeout(wake, 500)).then(run),
};

let next: string[] = [];
const around: Around = (run) => {
  const [name = ""] = next;
  if (name !== "gone") next.shift();
  return faults[name === "gone" ? "refused" : name]?.(run) ?? run();
};
const databaseUrl = process.env["DATABASE_URL"] ?? "";
const local = await openLocalDatabase({ databaseUrl }, around);
setEnv(addressOf(local));
await migrate();
await publish();
const server = await openServer({ PORT: 0, HOST: undefined });
const functions = await loadFunctions(await bundleFunctions());
server.ready(createFunctionHandler(functions), await staticFiles("dist"));

process.on("message", (names: string) => {
  next = names.split(", ");
  process.send?.("done");
});
process.on("disconnect", () => process.exit());
process.send?.(server.address);
console.log(`The site is ready: ${server.address}`);
