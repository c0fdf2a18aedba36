import { EventEmitter, once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { expect, test } from "vitest";
import type { CollectionName } from "../../src/collections/collections.ts";
import { entryLoader } from "../../src/collections/entry-loader.ts";
import { temporaryDirectory } from "../support/child-process.ts";

interface Stored {
  id: string;
  data: Record<string, unknown>;
}

async function loaded(
  collection: CollectionName,
  files: Record<string, string>,
  isDevelopment = true,
) {
  const root = await temporaryDirectory();
  const folder = join(root, "content", collection);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const stored = new Map<string, Stored>([["deleted", { id: "deleted", data: {} }]]);
  const errors: string[] = [];
  const changes = new EventEmitter();
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    store: {
      set: (entry: Stored) => changes.emit("stored", stored.set(entry.id, entry)),
      delete: (id: string) => stored.delete(id),
      keys: () => [...stored.keys()],
    },
    logger: { error: (message: string) => changes.emit("refused", errors.push(message)) },
    watcher: isDevelopment ? watcher : undefined,
  };
  await entryLoader(collection).load(context as unknown as LoaderContext);
  const change = async (event: string, name: string, text: string) => {
    await writeFile(join(folder, name), text);
    const isRead = once(changes, event);
    watcher.emit("all", "change", join(folder, name));
    await isRead;
  };
  const shown = () => Object.values(Object.fromEntries(stored));
  return { shown, change, errors };
}

const search = (title: string) => `{ "term": "${title}", "note": "Read it.", "order": 1 }`;
const shownSearch = (title: string) => ({
  id: "one",
  data: { term: title, note: "Read it.", order: 1, draft: false, sample: false },
});

test("loads entries with comments, drops deleted ones and reloads changed files", async () => {
  const { shown, change } = await loaded("literature", {
    "one.json": `// a search\n${search("First")}`,
  });
  expect(shown()).toEqual([shownSearch("First")]);
  await change("stored", "one.json", search("Second"));
  expect(shown()).toEqual([shownSearch("Second")]);
});

test("keeps the last valid version of a broken file and reports the line", async () => {
  const { shown, change, errors } = await loaded("literature", { "one.json": search("First") });
  await change("refused", "one.json", '{\n  "term": "x"\n  "note": "y"\n}');
  expect(errors).toEqual([expect.stringMatching(/literature.one\.json:2: a comma is missing/)]);
  expect(shown()).toEqual([shownSearch("First")]);
});

test("stops a build at entries with mistakes, and lists all of them", async () => {
  const files = { "one.json": search(""), "Two.json": search("Second") };
  await expect(loaded("literature", files, false)).rejects.toThrow(
    /the name must consist .*\n.*one\.json:1 Search term \(term\)/,
  );
});
