import { readEnv } from "../src/server/env.ts";
import { runCommand } from "./commands/cli.ts";
import { deploy } from "./deploy/deploy.ts";

/** The build command that Netlify runs for the live site and for previews. */
await runCommand(() => deploy(readEnv()));
