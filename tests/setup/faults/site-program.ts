// A site in a process of its own, on a database in memory. Whoever started it says how the way to the
// database goes wrong: by a seed, or `none`.
import { addressOf, openLocalDatabase } from "../../../scripts/local/database.ts";
import { migrate, publish } from "../../../scripts/local/db-commands.ts";
import { networkOf } from "../../../scripts/local/disturb.ts";
import {
  bundleFunctions,
  createFunctionHandler,
  loadFunctions,
} from "../../../scripts/local/functions.ts";
import { openServer } from "../../../scripts/local/serve.ts";
import { staticFiles } from "../../../scripts/local/static.ts";
import { buildPlaces } from "../../../src/server/build-places.ts";

// What it is made to fail at is no news.
console.warn = () => {};

let network = networkOf(undefined);
const local = await openLocalDatabase({ memory: "empty" }, (run) => network.around(run));
Object.assign(process.env, addressOf(local));
await migrate();
await publish();
const server = await openServer({ PORT: 0, HOST: undefined, TRUSTED_PROXY: undefined });
const functions = await loadFunctions(await bundleFunctions());
server.ready(createFunctionHandler(functions), await staticFiles(buildPlaces().dist));

process.on("message", (faults: string) => {
  network = networkOf(faults === "none" ? undefined : faults);
  network.begin();
  process.send?.("done");
});
process.on("disconnect", () => process.exit());
process.send?.(server.address);
