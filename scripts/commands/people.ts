import { UserError } from "../../src/errors/user-error.ts";
import { readEnv } from "../../src/server/env.ts";
import { purge } from "../../src/server/http/cache.ts";
import { addUser, listUsers, removeUser } from "../../src/server/moderation/sessions/accounts.ts";
import { erase } from "../../src/server/privacy/erase.ts";
import { readPassword } from "./read-password.ts";

/** `user add NAME`, `user list` and `user remove NAME`. @returns a report @throws UserError */
export async function user([action, ...words]: string[]): Promise<string> {
  const name = words.join(" ");
  if (action === "list") return (await listUsers()).join("\n") || "There are no accounts.";
  if (action === "add" && name) {
    await addUser(name, await readPassword(`Password for ${name}, 12 characters or more: `));
    return `"${name}" can now sign in at /desk.`;
  }
  if (action === "remove" && name) {
    await removeUser(name);
    return `"${name}" can no longer sign in.`;
  }
  throw new UserError("Usage: npm run db -- user add NAME | user list | user remove NAME");
}

/** `erase --email ADDRESS`. @returns a report without the address @throws UserError */
export async function erasePerson([option, email = ""]: string[]): Promise<string> {
  if (option !== "--email" || !/^\S+@\S+$/.test(email))
    throw new UserError("Usage: npm run db -- erase --email ADDRESS");
  const { posts, donations, mentionedAt, inFiles, tags: changed } = await erase(email);
  return [
    `Erased: posts ${posts}, donations ${donations}.`,
    ...mentionedAt.map((href) => `A post at ${href} contains the address: look there.`),
    ...inFiles.map((id) => `content/discussions contains the address, in discussion ${id}.`),
    ...(await clear(changed)),
  ].join("\n");
}

/** Clears the CDN if this machine has a token. @returns what is left to do */
async function clear(changed: string[]): Promise<string[]> {
  if (changed.length === 0) return [];
  if (readEnv().NETLIFY_PURGE_API_TOKEN) await purge(changed, { ip: "", params: {} });
  else if (isElsewhere()) return [clearCache];
  return [];
}

/** Only local databases have an endpoint. */
const isElsewhere = () => readEnv().NEON_ENDPOINT === undefined;

const clearCache =
  "Now clear the cache of the site at Netlify, or old pages may be shown for a day.";
