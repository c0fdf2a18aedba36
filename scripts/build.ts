import { build } from "./local/build.ts";
import { run } from "./local/run.ts";

await run(build);
