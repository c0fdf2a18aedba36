import { existsSync } from "node:fs";
import { forget } from "../src/community/privacy/server/forget.ts";
import { withPlainErrors } from "../src/server/db/plain-errors.ts";
import { readEnv } from "../src/server/env.ts";
import { build } from "./commands/build.ts";
import { onStop, readFlags, runCommand } from "./commands/cli.ts";
import { updateDatabase } from "./commands/database.ts";
import { firstAccountHint } from "./commands/people.ts";
import { runStep } from "./commands/steps.ts";
import { type OpenDatabase, openDatabase } from "./dev-server/database.ts";
import { eachHour } from "./dev-server/each-hour.ts";
import {
  bundleFunctions,
  createFunctionHandler,
  finishBackgroundWork,
  functionsFolder,
  loadFunction,
  loadFunctions,
} from "./dev-server/function-router.ts";
import { openServer } from "./dev-server/http-server.ts";
import { openMailbox } from "./dev-server/mailbox.ts";
import { staticFiles } from "./dev-server/static-files.ts";

await runCommand(async () => {
  readFlags();
  const env = readEnv();
  const mailbox = await openMailbox(env);
  const server = await openServer(env);
  const stopForgetting = eachHour(() => forget());
  let data: OpenDatabase | undefined;
  onStop(async () => {
    await server.close();
    await finishBackgroundWork();
    await stopForgetting();
    await mailbox.close();
    await data?.close();
  });
  if (!process.argv.includes("--built")) await build();
  data = await runStep({
    doing: "Opening the database",
    run: () => openDatabase(env),
    done: () => "Opened the database",
  });
  await updateDatabase();
  await withPlainErrors(() => forget());
  const functions = await runStep({
    doing: "Bundling the functions",
    run: async () => loadFunctions(await bundleFunctions()),
    done: ({ length }) => `Bundled ${length} functions`,
  });
  const isFile = (path: string) => existsSync(`dist${path}`) || existsSync(`dist${path}.html`);
  server.ready(createFunctionHandler(functions, isFile), await staticFiles("dist"));
  mailbox.start(await loadFunction(functionsFolder, "send-mail"));
  const hint = await firstAccountHint(env.URL ?? server.address);
  console.log([`The site is ready: ${server.address}`, ...hint].join("\n"));
});
