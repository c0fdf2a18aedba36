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

/** Loads a folder of entries as Astro's development server does, or as its build. */
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

const tip = (title: string) => `{ "title": "${title}", "text": "Read it.", "order": 1 }`;
const shownTip = (title: string) => ({
  id: "one",
  data: { title, text: "Read it.", order: 1, draft: false, sample: false },
});

test("loads entries with comments, drops deleted ones and reloads changed files", async () => {
  const { shown, change } = await loaded("tips", { "one.json": `// a tip\n${tip("First")}` });
  expect(shown()).toEqual([shownTip("First")]);
  await change("stored", "one.json", tip("Second"));
  expect(shown()).toEqual([shownTip("Second")]);
});

test("keeps the last valid version of a broken file and reports the line", async () => {
  const { shown, change, errors } = await loaded("tips", { "one.json": tip("First") });
  await change("refused", "one.json", '{\n  "title": "x"\n  "text": "y"\n}');
  expect(errors).toEqual([
    expect.stringMatching(/tips.one\.json:2: this is not valid JSON: comma expected/),
  ]);
  expect(shown()).toEqual([shownTip("First")]);
});

test("stops a build at entries with mistakes, and lists all of them", async () => {
  const files = { "one.json": tip(""), "Two.json": tip("Second") };
  await expect(loaded("tips", files, false)).rejects.toThrow(
    /the name must consist .*\n.*one\.json:1 Title \(title\)/,
  );
});
