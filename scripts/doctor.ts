import { examine } from "./local/doctor/examine.ts";
import { isBroken, report } from "./local/doctor/report.ts";
import { run } from "./local/run.ts";

await run(async () => {
  const sections = await examine({
    root: ".",
    env: process.env,
    node: process.versions.node,
    ...(process.argv.includes("--online") ? { fetch } : {}),
  });
  console.log(report(sections));
  process.exitCode = isBroken(sections) ? 1 : 0;
});
