import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import { formatContentError, stopAt } from "../lib/errors/content-error.ts";
import { type CollectionName, collections } from "./collections.ts";
import { type Entry, readCollection } from "./files/read-content.ts";

export const entryLoader = (collection: CollectionName): Loader => ({
  name: "entries",
  load: async ({ config, store, logger, watcher }) => {
    const root = join(fileURLToPath(config.root), "content");
    const folder = join(root, collection);
    const load = async () => {
      const { entries, errors } = await readCollection(root, collection);
      if (!watcher) stopAt(errors);
      // While a file has mistakes, its last valid version stays.
      for (const error of errors) logger.error(formatContentError(error));
      for (const entry of entries) if (entry.isValid) store.set(stored(entry));
      const names = new Set(entries.map(({ name }) => name));
      for (const name of store.keys()) if (!names.has(name)) store.delete(name);
    };
    await load();
    watcher?.add(folder);
    watcher?.on("all", async (_event, file) => {
      if (dirname(file) === folder) await load();
    });
  },
});

function stored({ collection, name, fields, text }: Entry) {
  const { ending } = collections[collection];
  const entry = { id: name, data: fields, ...(text !== undefined && { body: text }) };
  if (ending !== "mdx") return entry;
  return { ...entry, filePath: `content/${collection}/${name}.mdx`, deferredRender: true };
}
