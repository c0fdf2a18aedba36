import { erase, type Mention, spellingsOf } from "../../src/features/forum/server/erase.ts";
import {
  addAccount,
  createSignInLink,
  listAccountNames,
  removeAccount,
} from "../../src/features/moderation/server/sessions/accounts.ts";
import { cleanLine } from "../../src/lib/clean-text.ts";
import { maxLength, signInLinkHours } from "../../src/lib/limits.ts";
import { UserError } from "../../src/lib/user-error.ts";
import { database } from "../../src/server/db/client.ts";
import { readEnv } from "../../src/server/env.ts";
import { absoluteUrl } from "../../src/server/site-settings.ts";
import type { OpenDatabase } from "../dev-server/database.ts";
import { deleteKeptMails } from "../dev-server/mailbox.ts";
import { commandPatience } from "./database.ts";

/** `user add NAME`, `user link NAME` and `user remove NAME`. @returns a sign-in link, or a report @throws UserError */
export async function user(args: string[]): Promise<string> {
  const { action, name, creator } = readUserArguments(args);
  if (name.length > maxLength.username)
    throw new UserError(`Name: expected at most ${maxLength.username} characters.`);
  if (action === "add" && !(await addAccount(name, creator ? "creator" : "moderator")))
    throw new UserError(`The account "${name}" already exists.`);
  if (action === "remove" && (await removeAccount(name)))
    return `The account "${name}" is removed and signed out. Its posts stay on the site.`;
  const path = action === "remove" ? undefined : await createSignInLink(name);
  if (path)
    return `"${name}" can sign in with this link, once, within ${signInLinkHours} hours:\n${absoluteUrl(path)}`;
  const names = await listAccountNames();
  throw new UserError(`There is no account "${name}". Accounts: ${names.join(", ") || "none"}.`);
}

const usage = "Usage: npm run db -- user add NAME [--creator] | user link NAME | user remove NAME";

function readUserArguments(args: string[]) {
  const [action = "", ...words] = args.filter((arg) => arg !== "--creator");
  const name = cleanLine(words.join(" "));
  if (!name || name.includes("--") || !/^(add|link|remove)$/.test(action))
    throw new UserError(usage);
  return { action, name, creator: args.includes("--creator") };
}

/** Only the terminal or the deploy log shows it. @param origin of the site, if it is not the usual one */
export async function firstAccountHint(origin?: string): Promise<string[]> {
  const path = await createSignInLink();
  if (!path) return [];
  return [
    "Nobody can sign in to the moderators' page yet. Create your account with this link,",
    `which works once, within ${signInLinkHours} hours: ${absoluteUrl(path, origin)}`,
  ];
}

/** `erase --email ADDRESS`. @returns a report without the address @throws UserError */
export async function erasePerson([option, email = ""]: string[], { removeDeleted }: OpenDatabase) {
  if (option !== "--email" || !/^\S+@\S+$/.test(email))
    throw new UserError("Usage: npm run db -- erase --email ADDRESS");
  const erased = await erase(email, database(commandPatience));
  const { posts, donations, mails, subscriptions, mentions, inFiles, tags } = erased;
  await removeDeleted?.();
  for (const one of spellingsOf(email)) await deleteKeptMails(readEnv(), one);
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
