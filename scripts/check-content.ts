import { existsSync } from "node:fs";
import { checkContent } from "../src/collections/check/check.ts";
import { summarize } from "../src/collections/check/summary.ts";
import { formatContentError } from "../src/lib/errors/content-error.ts";
import { UserError } from "../src/lib/errors/user-error.ts";
import { runCommand } from "./commands/cli.ts";

await runCommand(async () => {
  const [, , folder = "content"] = process.argv;
  if (!existsSync(folder))
    throw new UserError(`There is no folder ${folder}. Run the command in the folder of the site.`);
  const { content, errors } = await checkContent(folder);
  const lines = errors.map(formatContentError);
  const summary = summarize(content, errors.length);
  console.log(lines.length > 0 ? `${lines.join("\n")}\n\n${summary}` : summary);
  process.exitCode = errors.length > 0 ? 1 : 0;
});
