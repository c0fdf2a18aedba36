import { parseArgs } from "node:util";
import { UserError } from "../../src/errors/user-error.ts";
import { database } from "../../src/server/db/client.ts";
import { readEnv } from "../../src/server/env.ts";
import { addUser, listUsers, removeUser } from "../../src/server/moderation/sessions/accounts.ts";
import { erase, type Mention } from "../../src/server/privacy/erase.ts";
import type { OpenDatabase } from "../dev-server/database.ts";
import { deleteKeptMails } from "../dev-server/mailbox.ts";
import { commandPatience } from "./database.ts";
import { readPassword } from "./read-password.ts";

/** `user add NAME`, `user list` and `user remove NAME`. @returns a report without addresses @throws UserError */
export async function user(args: string[]): Promise<string> {
  const { action, name, email, creator } = readUserArguments(args);
  if (action === "list")
    return (await listUsers()).map(describe).join("\n") || "There are no accounts.";
  if (action === "add" && name) {
    const password = await readPassword(`Password for ${name}, 12 characters or more: `);
    await addUser(name, password, { role: creator ? "creator" : "moderator", email });
    return `"${name}" can now sign in at /desk.`;
  }
  if (action === "remove" && name) {
    await removeUser(name);
    return `"${name}" can no longer sign in.`;
  }
  throw new UserError(usage);
}

const usage =
  "Usage: npm run db -- user add NAME [--creator] [--email ADDRESS] | user list | user remove NAME";

function readUserArguments(args: string[]) {
  try {
    const options = { email: { type: "string" }, creator: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [action, ...words] = positionals;
    return { action, name: words.join(" "), ...values };
  } catch {
    throw new UserError(usage);
  }
}

const describe = ({ username, role, email }: Awaited<ReturnType<typeof listUsers>>[number]) =>
  `${username} (${role}, ${email ? "gets alerts" : "no address for alerts"})`;

/** `erase --email ADDRESS`. @returns a report without the address @throws UserError */
export async function erasePerson(
  [option, email = ""]: string[],
  { removeDeleted }: OpenDatabase,
): Promise<string> {
  if (option !== "--email" || !/^\S+@\S+$/.test(email))
    throw new UserError("Usage: npm run db -- erase --email ADDRESS");
  const erased = await erase(email, database(commandPatience));
  const { posts, donations, mails, subscriptions, mentions, inFiles, tags } = erased;
  await removeDeleted?.();
  await deleteKeptMails(readEnv(), email);
  // Only a live database has a CDN in front of it.
  const isCached = tags.length > 0 && readEnv().NEON_ENDPOINT === undefined;
  return [
    `Erased: posts ${posts}, donations ${donations}, mails ${mails}, subscriptions ${subscriptions}.`,
    ...mentions.map(formatMention),
    ...(mentions.length > 0 ? [howToFind] : []),
    ...inFiles.map(
      (id) =>
        `Discussion ${id} in content/discussions contains the address. Remove it there, or the next deploy publishes it again.`,
    ),
    ...(isCached ? [clearCache] : []),
    removeDeleted ? inNoFile : inOtherCopies,
  ].join("\n");
}

const formatMention = ({ table, column, id }: Mention) =>
  `The column ${column} of the table ${table}${id && `, row ${id},`} still contains the address.`;

const howToFind =
  "To find posts that contain it, sign in at /desk, choose Recent, and search for the address. What comes from content/ has to be changed there.";

const inNoFile =
  "The files of the database no longer contain it. Your exports, backups and copies of the files do.";

const inOtherCopies =
  "Your exports and backups still contain it. So do the backups and the history that the provider of the database keeps, until they expire: look up in its settings for how long.";

const clearCache =
  "Now choose Deploys, Trigger deploy at Netlify. Otherwise old pages can be shown for a day.";
