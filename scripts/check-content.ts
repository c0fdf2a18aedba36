import { existsSync } from "node:fs";
import { checkContent } from "../src/content-files/check.ts";
import { Mistake } from "../src/lib/explain.ts";
import { renderProblem } from "../src/lib/problem.ts";
import { run } from "./local/run.ts";

await run(async () => {
  const [, , folder = "content"] = process.argv;
  if (!existsSync(folder)) throw new Mistake(`There is no folder ${folder}.`);
  const { problems, summary } = await checkContent(folder, process.env);
  const lines = problems.map(renderProblem);
  console.log(lines.length > 0 ? `${lines.join("\n")}\n\n${summary}` : summary);
  process.exitCode = lines.length > 0 ? 1 : 0;
});
