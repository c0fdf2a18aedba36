import { parseArgs } from "node:util";
import { UserError } from "../../src/errors/user-error.ts";
import { readEnv } from "../../src/server/env.ts";
import { addUser, listUsers, removeUser } from "../../src/server/moderation/sessions/accounts.ts";
import { erase } from "../../src/server/privacy/erase.ts";
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
export async function erasePerson([option, email = ""]: string[]): Promise<string> {
  if (option !== "--email" || !/^\S+@\S+$/.test(email))
    throw new UserError("Usage: npm run db -- erase --email ADDRESS");
  const { posts, donations, mails, subscriptions, mentionedAt, inFiles, tags } = await erase(email);
  // Only a live database has a CDN in front of it.
  const isCached = tags.length > 0 && readEnv().NEON_ENDPOINT === undefined;
  return [
    `Erased: posts ${posts}, donations ${donations}, mails ${mails}, subscriptions ${subscriptions}.`,
    ...mentionedAt.map(
      (href) => `The post at ${href} contains the address. Read it, and remove it at /desk.`,
    ),
    ...inFiles.map(
      (id) =>
        `Discussion ${id} in content/discussions contains the address. Remove it there, or the next deploy publishes it again.`,
    ),
    ...(isCached ? [clearCache] : []),
  ].join("\n");
}

const clearCache =
  "Now choose Deploys, Trigger deploy at Netlify. Otherwise old pages can be shown for a day.";
