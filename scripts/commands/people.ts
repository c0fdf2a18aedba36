import {
  addAccount,
  createSignInLink,
  listAccounts,
  removeAccount,
} from "../../src/community/accounts/server/accounts.ts";
import { erase, erasePosts, findPerson } from "../../src/community/privacy/server/erase.ts";
import { UserError } from "../../src/lib/errors/user-error.ts";
import { cleanLine } from "../../src/lib/input/clean-text.ts";
import { addressDays, maxLength, signInLinkHours } from "../../src/lib/input/limits.ts";
import { type PostKey, readPostKey } from "../../src/lib/posts/post-types.ts";
import { clip } from "../../src/lib/text/clip.ts";
import { plural } from "../../src/lib/text/plural.ts";
import { database } from "../../src/server/db/client.ts";
import { readEnv } from "../../src/server/env.ts";
import { absoluteUrl } from "../../src/server/site-settings.ts";
import { readAnswer } from "./backup.ts";
import { commandPatience } from "./database.ts";

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
  const names = (await listAccounts()).map(({ username }) => username);
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

/** While no account has a password: a new link for the first one, which is added if there is none. */
export async function firstAccountHint(origin?: string): Promise<string[]> {
  const accounts = await listAccounts();
  if (accounts.some(({ hasPassword }) => hasPassword)) return [];
  if (accounts.length === 0) await addAccount("Creator", "creator");
  const { username = "Creator" } = accounts[0] ?? {};
  const path = (await createSignInLink(username)) ?? "";
  return [
    `Nobody can sign in to the moderators' page yet. Sign in as "${username}" with this link,`,
    `which works once, within ${signInLinkHours} hours: ${absoluteUrl(path, origin)}`,
  ];
}

const eraseUsage =
  "Usage: npm run db -- erase --email ADDRESS [--keep POST ...] | erase POST ..., such as reply-5";

/** Asks first. @returns a report without the address */
export async function erasePerson(args: string[]): Promise<string> {
  const [option, email = "", keep] = args;
  const isPerson = option === "--email" && /^\S+@\S+$/.test(email);
  if (isPerson && keep !== undefined && keep !== "--keep") throw new UserError(eraseUsage);
  const keys = (isPerson ? args.slice(3) : args).map((text) => readPostKey(text));
  const posts = keys.filter((key) => key !== undefined);
  if (posts.length < keys.length || (!isPerson && posts.length === 0))
    throw new UserError(eraseUsage);
  return isPerson ? eraseAddress(email, posts) : eraseSingle(posts);
}

async function eraseSingle(posts: PostKey[]): Promise<string> {
  await confirm(`This deletes ${plural(posts.length, "post")} for good.`);
  const tags = await erasePosts(posts);
  const report = tags.length > 0 ? "The posts are erased." : "There are no such posts.";
  return [report, ...(isCached(tags) ? [clearCache] : []), notErased].join("\n");
}

async function eraseAddress(email: string, kept: PostKey[]) {
  const db = database(commandPatience);
  const found = await findPerson(email, db);
  const isKept = (name: string) => kept.some(({ kind, id }) => `${kind}-${id}` === name);
  await confirm(
    [
      "This deletes for good:",
      ...found.posts.filter(({ post }) => !isKept(post)).map(formatPost),
      `  subscriptions ${found.subscriptions.length}, records of emails ${found.emails.length}`,
      "Did someone else write one of these posts? Then answer no, and add: --keep reply-5",
      notErased,
    ].join("\n"),
  );
  const erased = await erase(email, kept, db);
  const { posts, mails, subscriptions, inFiles, tags } = erased;
  return [
    `Erased: posts ${posts}, mails ${mails}, subscriptions ${subscriptions}.`,
    ...inFiles.map(
      (id) =>
        `Discussion ${id} in content/discussions contains the address. Remove it there, or the next deploy publishes it again.`,
    ),
    ...(isCached(tags) ? [clearCache] : []),
  ].join("\n");
}

const formatPost = ({ post, author, created_at, content, email }: Found): string =>
  `  ${post}  ${String(created_at).slice(0, 10)}  ${author} <${email}>: “${clip(String(content), 60)}”`;

type Found = Awaited<ReturnType<typeof findPerson>>["posts"][number];

async function confirm(question: string): Promise<void> {
  console.log(question);
  const answer = await readAnswer("Delete this? Type yes: ");
  if (answer.trim().toLowerCase() !== "yes") throw new UserError("Nothing was deleted.");
}

export async function printPerson([option, email = ""]: string[]): Promise<string> {
  if (option !== "--email" || !/^\S+@\S+$/.test(email))
    throw new UserError("Usage: npm run --silent db -- person --email ADDRESS > person.json");
  return JSON.stringify(await findPerson(email, database(commandPatience)), null, 2);
}

/** Only a live database has a CDN in front of it. */
const isCached = (tags: string[]): boolean =>
  tags.length > 0 && readEnv().NEON_ENDPOINT === undefined;

const notErased = `It cannot delete: your backups, the history that the provider of the database keeps, words that others have quoted (search for the address under Recent at /desk, and in content/), and copies on other sites. Posts older than ${addressDays} days usually have no address any more: ask for links to them, and erase each by its number.`;

const clearCache =
  "Now choose Deploys, Trigger deploy at Netlify. Otherwise old pages can be shown for a day.";
