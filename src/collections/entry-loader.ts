import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader, LoaderContext } from "astro/loaders";
import { formatContentError } from "../lib/content-error.ts";
import { UserError } from "../lib/user-error.ts";
import { type CollectionName, collections } from "./collections.ts";
import { type Entry, readCollection } from "./files/read-entries.ts";

export const entryLoader = (collection: CollectionName): Loader => ({
  name: "entries",
  load: async (context) => {
    const folder = join(fileURLToPath(context.config.root), "content", collection);
    await load(folder, collection, context);
    context.watcher?.add(folder);
    context.watcher?.on("all", async (_event, file) => {
      if (dirname(file) === folder) await load(folder, collection, context);
    });
  },
});

async function load(folder: string, collection: CollectionName, context: LoaderContext) {
  const { store, logger, watcher } = context;
  const { entries, errors } = await readCollection(folder, collection, `content/${collection}`);
  const messages = [...errors, ...entries.flatMap((entry) => entry.errors)].map(formatContentError);
  if (messages.length > 0 && !watcher) throw new UserError(messages.join("\n"));
  // While a file has mistakes, its last valid version stays.
  for (const message of messages) logger.error(message);
  for (const entry of entries) if (entry.isValid) store.set(stored(entry));
  const names = new Set(entries.map(({ name }) => name));
  for (const name of store.keys()) if (!names.has(name)) store.delete(name);
}

function stored({ collection, name, fields, text }: Entry) {
  const { ending } = collections[collection];
  const entry = { id: name, data: fields, ...(text !== undefined && { body: text }) };
  if (ending !== "mdx") return entry;
  return { ...entry, filePath: `content/${collection}/${name}.mdx`, deferredRender: true };
}
