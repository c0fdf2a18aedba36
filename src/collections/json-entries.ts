import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader, LoaderContext } from "astro/loaders";
import { parseEntry } from "./files/parse-json.ts";

const ending = ".json";
const idOf = (file: string) => basename(file, ending);

/**
 * Loads each JSON file of a folder as an entry. Unlike Astro's `glob`, it allows comments, because entries copied
 * from a template contain them.
 * @param base the folder, relative to the root of the project
 */
export function jsonEntries(base: string): Loader {
  return {
    name: "json-entries",
    load: async (context) => {
      const folder = join(fileURLToPath(context.config.root), base);
      // Git does not store empty folders.
      const files = existsSync(folder) ? await readdir(folder) : [];
      const names = files.filter((name) => name.endsWith(ending));
      const entries = names.map((name) => readEntry(join(folder, name), context));
      for (const entry of await Promise.all(entries)) context.store.set(entry);
      const ids = new Set(names.map(idOf));
      for (const id of context.store.keys()) if (!ids.has(id)) context.store.delete(id);
      watchEntries(folder, context);
    },
  };
}

async function readEntry(filePath: string, { parseData }: LoaderContext) {
  const id = idOf(filePath);
  const text = await readFile(filePath, "utf8");
  return { id, data: await parseData({ id, data: parseEntry(text), filePath }) };
}

function watchEntries(folder: string, context: LoaderContext) {
  const { store, watcher, logger } = context;
  watcher?.add(folder);
  watcher?.on("all", async (event, file) => {
    if (dirname(file) !== folder || !file.endsWith(ending)) return;
    if (event === "unlink") return store.delete(idOf(file));
    try {
      store.set(await readEntry(file, context));
    } catch (error) {
      // Keep the last valid version while the file is being edited.
      logger.error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  });
}
