import { readEnv } from "../src/server/env.ts";
import { build } from "./commands/build.ts";
import { runCommand } from "./commands/cli.ts";

await runCommand(() => {
  readEnv();
  return build();
});
