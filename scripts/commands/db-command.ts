import { UserError } from "../../src/lib/errors/user-error.ts";
import { withPlainErrors } from "../../src/server/db/plain-errors.ts";
import { readEnv, setEnv } from "../../src/server/env.ts";
import { publish } from "../../src/server/publish/publish.ts";
import { type OpenDatabase, openDatabase } from "../dev-server/database.ts";
import { backupFile, restoreFile } from "./backup.ts";
import { formatPublished, migrate } from "./database.ts";
import { erasePerson, printPerson, user } from "./people.ts";

interface Command {
  help: string;
  run: (args: string[], database: OpenDatabase) => Promise<string>;
}

const commands: Record<string, Command> = {
  migrate: {
    help: "creates or updates the tables",
    run: async () => {
      await migrate();
      return "The tables are up to date.";
    },
  },
  publish: {
    help: "copies discussions, blog posts, videos and photographs from content/ to the database",
    run: async () => `${formatPublished(await publish())}.`,
  },
  user: {
    help: "prints a link to sign in at /desk: user link NAME, or for a new account user add NAME [--creator]; user remove NAME",
    run: user,
  },
  person: {
    help: "prints what is stored about one person, as a file for them: person --email ADDRESS",
    run: printPerson,
  },
  erase: {
    help: "lists the personal data of one person, asks, and deletes it: erase --email ADDRESS; single posts: erase reply-5",
    run: erasePerson,
  },
  backup: {
    help: "writes all data to a new file, encrypted with a passphrase: backup FILE; or to read it: backup FILE --plain",
    run: (args, { transaction }) => backupFile(args, transaction),
  },
  restore: {
    help: "replaces all data with a backup: restore FILE [--replace]",
    run: (args, { transaction }) => restoreFile(args, transaction),
  },
};

const usage = [
  "Usage: npm run db -- <command>",
  ...Object.entries(commands).map(([name, { help }]) => `  ${name.padEnd(9)} ${help}`),
  "The commands use the database of DATABASE_URL, or the embedded one in DATA_DIR (.data).",
].join("\n");

/** @throws UserError */
export async function dbCommand([name = "", ...args]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UserError(name ? `Unknown command: ${name}.\n${usage}` : usage);
  const env = readEnv();
  // The embedded database belongs to the site on this computer.
  if (!env.DATABASE_URL && !env.URL) setEnv({ URL: `http://localhost:${env.PORT}` });
  const opened = await openDatabase(env);
  return withPlainErrors(() => command.run(args, opened)).finally(opened.close);
}
