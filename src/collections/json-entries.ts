import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader, LoaderContext } from "astro/loaders";
import { parseEntry } from "./files/parse-json.ts";

/** Loads the JSON files of a folder. Unlike Astro's `glob`, it allows comments, as entries copied from a template have. */
export const jsonEntries = (base: string): Loader => ({
  name: "json-entries",
  load: async (context) => {
    const folder = join(fileURLToPath(context.config.root), base);
    await loadAll(folder, context);
    context.watcher?.add(folder);
    context.watcher?.on("all", async (_event, file) => {
      if (dirname(file) !== folder) return;
      // While a file is being edited, the last valid version stays.
      await loadAll(folder, context).catch(({ message }) =>
        context.logger.error(`${file}: ${message}`),
      );
    });
  },
});

async function loadAll(folder: string, { store, parseData }: LoaderContext) {
  // Git does not store empty folders.
  const files = existsSync(folder) ? await readdir(folder) : [];
  const read = files
    .filter((name) => name.endsWith(".json"))
    .map(async (name) => {
      const id = basename(name, ".json");
      const filePath = join(folder, name);
      const fields = parseEntry(await readFile(filePath, "utf8"));
      return { id, data: await parseData({ id, data: fields, filePath }) };
    });
  const entries = await Promise.all(read);
  for (const entry of entries) store.set(entry);
  const ids = new Set(entries.map(({ id }) => id));
  for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
}
