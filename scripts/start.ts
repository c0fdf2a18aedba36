import { buildPlaces } from "../src/server/build-places.ts";
import { readEnv } from "../src/server/env.ts";
import { build } from "./local/build.ts";
import { openDatabase } from "./local/database.ts";
import { migrate, publish } from "./local/db-commands.ts";
import { networkOf } from "./local/disturb.ts";
import { bundleFunctions, createFunctionHandler, loadFunctions } from "./local/functions.ts";
import { onStop, run } from "./local/run.ts";
import { openServer } from "./local/serve.ts";
import { staticFiles } from "./local/static.ts";

await run(async () => {
  const env = readEnv();
  const network = networkOf(env.FAULTS);
  const data = await openDatabase(env, network.around);
  const server = await openServer(env);
  onStop(async () => {
    await server.close();
    await data.close();
  });
  await migrate();
  await publish();
  if (!process.argv.includes("--built")) await build();
  const functions = await loadFunctions(await bundleFunctions());
  server.ready(createFunctionHandler(functions), await staticFiles(buildPlaces().dist));
  network.begin();
  if (env.FAULTS) console.log(`The way to the database is disturbed: FAULTS=${env.FAULTS}`);
  console.log(`The site is ready: ${server.address}`);
});
