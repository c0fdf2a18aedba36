import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readPublishedContent } from "../../src/collections/files/published-content.ts";
import { database } from "../../src/server/db/client.ts";
import { syncContent } from "../../src/server/publish/content-sync.ts";
import { fixtureContent } from "./content.ts";

/** Publishes the tests' content with other files in one collection. @param directory for the copy */
export async function publishFiles(
  directory: string,
  collection: string,
  files: Record<string, object | string>,
): Promise<void> {
  const root = await mkdtemp(join(directory, "content-"));
  const folder = join(root, collection);
  await cp(fixtureContent, root, { recursive: true });
  await rm(folder, { recursive: true });
  await mkdir(folder);
  for (const [name, content] of Object.entries(files))
    await writeFile(
      join(folder, name),
      typeof content === "string" ? content : JSON.stringify(content),
    );
  await syncContent(database(), await readPublishedContent(root));
}
