import { UserError } from "../src/errors/user-error.ts";
import { readEnv } from "../src/server/env.ts";
import { backupFile, exportFile, restoreFile, verifyFile } from "./commands/backup.ts";
import { runCommand } from "./commands/cli.ts";
import { formatPublished, inWords, migrate, publish } from "./commands/database.ts";
import { erasePerson, user } from "./commands/people.ts";
import { openDatabase, type Transaction } from "./dev-server/database.ts";

type Command = { does: string } & (
  | {
      needs?: "the database";
      /** @returns what it did, in one line or more */
      run: (args: string[], transaction: Transaction) => Promise<string>;
    }
  | { needs: "nothing"; run: (args: string[]) => Promise<string> }
);

const commands: Record<string, Command> = {
  migrate: {
    does: "brings the tables up to date",
    run: async () => {
      await migrate();
      return "The tables are up to date.";
    },
  },
  publish: {
    does: "writes discussions, blog posts and what can be commented on into the database",
    run: async () => `${formatPublished(await publish())}.`,
  },
  user: {
    does: "accounts for /desk: user add NAME, user list, user remove NAME",
    run: (args) => inWords(() => user(args)),
  },
  erase: {
    does: "takes every trace of a person away: erase --email ADDRESS",
    run: (args) => inWords(() => erasePerson(args)),
  },
  export: {
    does: "writes all data into a new file that is not encrypted: export FILE",
    run: (args, transaction) => inWords(() => exportFile(args, transaction)),
  },
  import: {
    does: "replaces all data by such a file: import FILE [--replace]",
    run: (args, transaction) => inWords(() => restoreFile("import", args, transaction)),
  },
  backup: {
    does: "writes all data into a new file that a passphrase encrypts: backup FILE",
    run: (args, transaction) => inWords(() => backupFile(args, transaction)),
  },
  restore: {
    does: "replaces all data by such a file: restore FILE [--replace]",
    run: (args, transaction) => inWords(() => restoreFile("restore", args, transaction)),
  },
  verify: {
    does: "checks a backup or an export and prints what is in it: verify FILE",
    needs: "nothing",
    run: verifyFile,
  },
};

const usage = [
  "Usage: npm run db -- <command>",
  ...Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`),
  "The database is DATABASE_URL, or else the embedded one in DATA_DIR (.data).",
].join("\n");

await runCommand(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UserError(name ? `Unknown command: ${name}.\n${usage}` : usage);
  const run = command.needs === "nothing" ? command.run : onDatabase(command.run);
  console.log(await run(args));
});

/** A command on the database that the environment names, which is closed after it. */
function onDatabase(run: (args: string[], transaction: Transaction) => Promise<string>) {
  return async (args: string[]): Promise<string> => {
    const { transaction, close } = await openDatabase(readEnv());
    return run(args, transaction).finally(close);
  };
}
