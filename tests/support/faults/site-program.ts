// Script that serves the built site on `DATABASE_URL` with a disturbed connection. The first argument, or a
// message from the parent process, is a name that `disturbance` accepts.

import { migrate } from "../../../scripts/commands/database.ts";
import { addressOf, openLocalDatabase } from "../../../scripts/dev-server/database.ts";
import {
  bundleFunctions,
  createFunctionHandler,
  loadFunctions,
} from "../../../scripts/dev-server/function-router.ts";
import { openServer } from "../../../scripts/dev-server/http-server.ts";
import { staticFiles } from "../../../scripts/dev-server/static-files.ts";
import { setEnv } from "../../../src/server/env.ts";
import { publish } from "../../../src/server/publish/publish.ts";
import { disturbance } from "./disturb.ts";

// Failed queries are expected here.
console.warn = () => {};

let around = disturbance("none");
const databaseUrl = process.env["DATABASE_URL"] ?? "";
const local = await openLocalDatabase({ databaseUrl }, (run) => around(run));
setEnv(addressOf(local));
await migrate();
await publish();
const server = await openServer({ PORT: 0, HOST: undefined });
const functions = await loadFunctions(await bundleFunctions());
server.ready(createFunctionHandler(functions), await staticFiles("dist"));

around = disturbance(process.argv[2] ?? "none");
process.on("message", (faults: string) => {
  around = disturbance(faults);
  process.send?.("done");
});
process.on("disconnect", () => process.exit());
process.send?.(server.address);
console.log(`The site is ready: ${server.address}`);
