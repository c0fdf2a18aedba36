import { Mistake } from "../src/lib/explain.ts";
import { readEnv } from "../src/server/env.ts";
import type { Publication } from "../src/server/publication.ts";
import { backupFile, restoreFile, verifyFile } from "./local/backup/commands.ts";
import { openDatabase, type Transaction } from "./local/database.ts";
import { inWords, migrate, publish } from "./local/db-commands.ts";
import { erasePerson, exportFile, importFile, user } from "./local/people-commands.ts";
import { run } from "./local/run.ts";

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
    run: async () => publishedWords(await publish()),
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
    does: "writes all data into a file: export FILE",
    run: (args) => inWords(() => exportFile(args)),
  },
  import: {
    does: "puts such a file in the place of all data: import FILE [--replace]",
    run: (args) => inWords(() => importFile(args)),
  },
  backup: {
    does: "writes all data into a new file that a passphrase locks: backup FILE",
    run: (args, transaction) => inWords(() => backupFile(args, transaction)),
  },
  restore: {
    does: "puts such a file in the place of all data: restore FILE [--replace]",
    run: (args, transaction) => inWords(() => restoreFile(args, transaction)),
  },
  verify: {
    does: "says whether such a file is whole, and what is in it: verify FILE",
    needs: "nothing",
    run: verifyFile,
  },
};

const publishedWords = ({ discussions, posts, videos, evidence }: Publication) =>
  `Published ${[
    counted(discussions.length, "discussion"),
    counted(posts.length, "blog post"),
    counted(videos.length, "video"),
    counted(evidence.length, "piece of evidence", "pieces of evidence"),
  ].join(", ")}.`;

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

const usage = [
  "Usage: npm run db -- <command>",
  ...Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(9)} ${does}`),
  "The database is DATABASE_URL, or else the embedded one in DATA_DIR (.data).",
].join("\n");

await run(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Mistake(name ? `Unknown command: ${name}.\n${usage}` : usage);
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
