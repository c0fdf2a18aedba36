import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dev } from "astro";
import { devMiddleware } from "../src/build/dev-middleware.ts";
import { features } from "../src/collections/schemas/site.ts";
import { readEnv, setEnv } from "../src/server/env.ts";
import { answerByFunction, type FunctionHandler } from "../src/server/http/node-adapter.ts";
import { publish } from "../src/server/publish/publish.ts";
import type * as siteSettings from "../src/server/site-settings.ts";
import { studio } from "../studio/server/middleware.ts";
import { checkSettings } from "./commands/build.ts";
import { onStop, readFlags, runCommand } from "./commands/cli.ts";
import { migrate } from "./commands/database.ts";
import { openDatabase } from "./dev-server/database.ts";
import {
  createFunctionHandler,
  type FunctionModule,
  finishBackgroundWork,
  routesIn,
  type ScheduledModule,
} from "./dev-server/function-router.ts";
import { type Mailbox, openMailbox } from "./dev-server/mailbox.ts";

const packages = fileURLToPath(new URL("..", import.meta.resolve("astro/package.json")));

const files = readdirSync("functions").map((name) => `/functions/${name}`);

/** Read from the text, as Netlify does, because other requests do not wait for the functions to load. */
const routes = files.flatMap((file) => routesIn(readFileSync(`.${file}`, "utf8")));

const isForFunction = (url = "") => routes.some((route) => route.test(url, "http://localhost"));

/** Vite's usual list, and content files, which it would serve because functions import some of them. */
const deny = [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "**/content/**/*.json"];

// The functions read the environment once, so they must load after it is complete.
const started = Promise.withResolvers<Mailbox>();

const functions = devMiddleware("functions", (load) => {
  void started.promise.then(async (mailbox) =>
    mailbox.start((await load("/functions/send-mail.ts")) as ScheduledModule),
  );
  return async (request, response, next) => {
    if (!isForFunction(request.url)) return next();
    try {
      await started.promise;
      const modules = (await Promise.all(files.map(load))) as FunctionModule[];
      const { isLaunched } = (await load("/src/server/site-settings.ts")) as typeof siteSettings;
      // Astro serves feeds, and these pages until comments are launched.
      const isFile = (path: string) => path.includes(".") || !isLaunched("comments");
      const handler = createFunctionHandler(modules, isFile);
      const forStudio: FunctionHandler = async (...call) => allowFrame(await handler(...call));
      if (!(await answerByFunction(forStudio, request, response))) next();
    } catch (error) {
      // Ignore errors after the browser has disconnected.
      if (!response.destroyed) next(error);
    }
  };
});

function allowFrame(response: Response | undefined): Response | undefined {
  if (!response?.headers.has("X-Frame-Options")) return response;
  const headers = new Headers(response.headers);
  headers.delete("X-Frame-Options");
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set(
    "Content-Security-Policy",
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
  return new Response(response.body, { status: response.status, headers });
}

await runCommand(async () => {
  readFlags();
  const env = readEnv();
  // The creator sees features that are not launched, as well as drafts.
  if (!env.FEATURES) setEnv({ FEATURES: Object.keys(features.shape).join() });
  await checkSettings();
  const data = await openDatabase(env);
  const mailbox = await openMailbox(env);
  const server = await dev({
    force: true,
    integrations: [functions, studio],
    server: { port: env.PORT },
    // A page of another site must not read files such as a backup.
    vite: { server: { cors: false, fs: { allow: ["src", "content/pictures", packages], deny } } },
  });
  setEnv({ TEMPLATE_ORIGIN: `http://localhost:${server.address.port}` });
  // Only functions wait for the data; other pages and the Studio open at once.
  await migrate();
  await publish();
  started.resolve(mailbox);
  onStop(async () => {
    await server.stop();
    await finishBackgroundWork();
    await mailbox.close();
    await data.close();
  });
});
