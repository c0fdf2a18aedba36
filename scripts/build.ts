import { build } from "./commands/build.ts";
import { runCommand } from "./commands/cli.ts";

await runCommand(build);
