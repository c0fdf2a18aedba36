import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { database } from "../../src/server/db/client.ts";
import { readPublication } from "../../src/server/publication.ts";
import { publish } from "../../src/server/publish.ts";

/**
 * Publishes the repository's content with these files in place of one of its collections.
 * @param directory where to put the copy of the content
 */
export async function publishFiles(
  directory: string,
  collection: string,
  files: Record<string, object | string>,
): Promise<void> {
  const root = await mkdtemp(join(directory, "content-"));
  const folder = join(root, collection);
  await cp("content", root, { recursive: true });
  await rm(folder, { recursive: true });
  await mkdir(folder);
  for (const [name, content] of Object.entries(files))
    await writeFile(
      join(folder, name),
      typeof content === "string" ? content : JSON.stringify(content),
    );
  await publish(database(), await readPublication(root));
}
