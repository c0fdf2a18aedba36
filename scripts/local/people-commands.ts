import { readFile, rename, writeFile } from "node:fs/promises";
import { Mistake } from "../../src/lib/explain.ts";
import { addUser, listUsers, removeUser } from "../../src/server/desk/accounts.ts";
import { readEnv } from "../../src/server/env.ts";
import { erase } from "../../src/server/erase.ts";
import { purge } from "../../src/server/http/cache.ts";
import { exportText, importText } from "../../src/server/transfer.ts";
import { readPassword } from "./read-password.ts";

/** `user add NAME`, `user list` and `user remove NAME`. @returns what it did @throws Mistake */
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
  throw new Mistake("Usage: npm run db -- user add NAME | user list | user remove NAME");
}

/** `erase --email ADDRESS`. @returns what was erased, without the address @throws Mistake */
export async function erasePerson([option, email = ""]: string[]): Promise<string> {
  if (option !== "--email" || !/^\S+@\S+$/.test(email))
    throw new Mistake("Usage: npm run db -- erase --email ADDRESS");
  const { posts, donations, mentionedAt, inFiles, tags: changed } = await erase(email);
  return [
    `Erased: posts ${posts}, donations ${donations}.`,
    ...mentionedAt.map(
      (href) => `The address stands in the words of a post at ${href}: look there.`,
    ),
    ...inFiles.map((id) => `The address stands in content/discussions, in discussion ${id}.`),
    ...(await clear(changed)),
  ].join("\n");
}

/** `export FILE`. @returns what it did @throws Mistake */
export async function exportFile([file]: string[]): Promise<string> {
  if (!file) throw new Mistake("Usage: npm run db -- export FILE");
  const text = await exportText();
  // Whoever reads it reads private addresses; and a full disk leaves the last export as it was.
  await writeFile(`${file}.new`, text, { mode: 0o600 }).catch(cannot("written", file));
  await rename(`${file}.new`, file);
  return `Wrote ${file}. It holds private e-mail addresses: keep it safe.`;
}

/** `import FILE [--replace]`. @returns what it did @throws Mistake with nothing changed */
export async function importFile(args: string[]): Promise<string> {
  const [file, ...more] = args.filter((arg) => arg !== "--replace");
  if (!file || more.length > 0) throw new Mistake("Usage: npm run db -- import FILE [--replace]");
  const text = await readFile(file, "utf8").catch(cannot("read", file));
  const rows = await importText(text, args.includes("--replace"));
  return [`Imported ${rows} rows.`, ...(isElsewhere() ? [clearCache] : [])].join("\n");
}

const cannot = (done: string, file: string) => (error: NodeJS.ErrnoException) => {
  throw new Mistake(`${file}: it cannot be ${done} (${error.code}).`);
};

/** Clears the CDN where this machine may. @returns what is left to do */
async function clear(changed: string[]): Promise<string[]> {
  if (changed.length === 0) return [];
  if (readEnv().NETLIFY_PURGE_API_TOKEN) await purge(changed, { ip: "", params: {} });
  else if (isElsewhere()) return [clearCache];
  return [];
}

/** A database of this machine is reached through our own endpoint. */
const isElsewhere = () => readEnv().NEON_ENDPOINT === undefined;

const clearCache =
  "Now clear the cache of the site at Netlify, or old pages may be shown for a day.";
