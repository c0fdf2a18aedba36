import { readEnv } from "../src/server/env.ts";
import { deploy } from "./local/deploy.ts";
import { run } from "./local/run.ts";

/** What Netlify runs for every deploy, of the live site and of a preview. */
await run(() => deploy(readEnv()));
