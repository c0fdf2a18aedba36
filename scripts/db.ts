import { runCommand } from "./commands/cli.ts";
import { dbCommand } from "./commands/db-command.ts";

await runCommand(async () => console.log(await dbCommand(process.argv.slice(2))));
