import { readdirSync } from "node:fs";
import { dev } from "astro";
import { devFunctions } from "../src/integrations/dev-functions.ts";
import { readEnv } from "../src/server/env.ts";
import { openDatabase } from "./local/database.ts";
import { migrate, publish } from "./local/db-commands.ts";
import { networkOf } from "./local/disturb.ts";
import { createFunctionHandler, type FunctionModule } from "./local/functions.ts";
import { answerByFunction } from "./local/node-http.ts";
import { onStop, run } from "./local/run.ts";
import { checkSettings } from "./local/settings.ts";
import { studio } from "./local/studio/middleware.ts";

const files = readdirSync("functions").map((name) => `/functions/${name}`);

/** Only functions have addresses of these kinds, so nothing else waits for them to load. */
const forFunctions = /^\/(api\/|(discussions|report)([/?]|$)|(comments|own)\/)/;

const functions = devFunctions((load) => async (request, response, next) => {
  if (!forFunctions.test(request.url ?? "")) return next();
  try {
    const modules = (await Promise.all(files.map(load))) as FunctionModule[];
    if (!(await answerByFunction(createFunctionHandler(modules), request, response))) next();
  } catch (error) {
    // Whoever left meanwhile waits for no answer.
    if (!response.destroyed) next(error);
  }
});

await run(async () => {
  const env = readEnv();
  await checkSettings();
  const network = networkOf(env.FAULTS);
  const data = await openDatabase(env, network.around);
  await migrate();
  await publish();
  const server = await dev({ integrations: [functions, studio], server: { port: env.PORT } });
  network.begin();
  process.env["SHELL_ORIGIN"] = `http://localhost:${server.address.port}`;
  onStop(async () => {
    await server.stop();
    await data.close();
  });
});
