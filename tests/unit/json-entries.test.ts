import { EventEmitter, once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { expect, onTestFinished, test } from "vitest";
import { jsonEntries } from "../../src/collections/json-entries.ts";

interface Stored {
  id: string;
  data: Record<string, unknown>;
  digest?: string;
}

/** Loads a folder of entries as Astro's development server does. */
async function loaded(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), "json-entries-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, "videos");
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const stored = new Map<string, Stored>([["deleted", { id: "deleted", data: {} }]]);
  const changes = new EventEmitter();
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    store: {
      get: (id: string) => stored.get(id),
      set: (entry: Stored) => changes.emit("stored", stored.set(entry.id, entry)),
      delete: (id: string) => stored.delete(id),
      keys: () => [...stored.keys()],
    },
    parseData: async ({ data }: Stored) => data,
    generateDigest: String,
    logger: { error: (message: string) => changes.emit("refused", message) },
    watcher,
  };
  await jsonEntries("videos").load(context as unknown as LoaderContext);
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const notify = (event: string, name: string) => watcher.emit("all", event, join(folder, name));
  const entries = () => Object.fromEntries([...stored].map(([id, { data }]) => [id, data]));
  return { entries, write, notify, changes };
}

test("loads JSON files with comments, drops deleted entries and reloads changed files", async () => {
  const files = { "4.json": '// a video\n{ "id": 4, }', "notes.txt": "x" };
  const { entries, write, notify, changes } = await loaded(files);
  expect(entries()).toEqual({ 4: { id: 4 } });
  await write("4.json", '{ "id": 5 }');
  notify("change", "4.json");
  await once(changes, "stored");
  expect(entries()).toEqual({ 4: { id: 5 } });
});

test("keeps the last valid version of a broken file and reports the line", async () => {
  const { entries, write, notify, changes } = await loaded({ "4.json": '{ "id": 4 }' });
  await write("4.json", '{\n  "id": 4\n  "title": "x"\n}');
  notify("change", "4.json");
  const [message] = await once(changes, "refused");
  expect(message).toMatch(/videos.4\.json: line 2/);
  expect(entries()).toEqual({ 4: { id: 4 } });
});
