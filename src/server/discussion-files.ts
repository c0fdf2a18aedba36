import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { explain, Mistake, parseJson } from "../lib/explain.ts";
import { type DiscussionFile, discussionFile } from "../schemas/discussion-file.ts";

/**
 * The discussions of a folder, one JSON file each, by name.
 * @throws Mistake with one line for everything that is wrong in any file: the file, the field,
 * what was found and what was expected
 */
export async function readDiscussionFiles(
  folder = "content/discussions",
): Promise<DiscussionFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const read = await Promise.all(names.map((name) => readOne(join(folder, name))));
  const mistakes = [...read.flatMap(({ mistake }) => mistake ?? []), ...repeatedIds(read)];
  if (mistakes.length > 0) throw new Mistake(mistakes.join("\n"));
  return read.flatMap(({ discussion }) => discussion ?? []);
}

interface Read {
  path: string;
  discussion?: DiscussionFile;
  mistake?: string;
}

async function readOne(path: string): Promise<Read> {
  const source = await readFile(path, "utf8");
  try {
    const json = parseJson(path, source);
    const { data, error } = discussionFile.safeParse(json);
    return data ? { path, discussion: data } : { path, mistake: explain(path, json, error) };
  } catch (error) {
    if (error instanceof Mistake) return { path, mistake: error.message };
    throw error;
  }
}

function repeatedIds(files: Read[]): string[] {
  const seen = new Map<number, string>();
  return files.flatMap(({ path, discussion }) => {
    if (!discussion) return [];
    const other = seen.get(discussion.id);
    seen.set(discussion.id, path);
    return other
      ? [`${path}: id: found ${discussion.id}. Expected one that ${other} does not have.`]
      : [];
  });
}
