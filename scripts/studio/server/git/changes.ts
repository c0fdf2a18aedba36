import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type EditableFile, editableFile } from "../../../../src/collections/edit/editable-file.ts";
import { parseFrontmatter } from "../../../../src/collections/files/parse-frontmatter.ts";
import { parseJson } from "../../../../src/collections/files/parse-json.ts";
import { readSettingsFiles } from "../../../../src/collections/files/read-content.ts";
import { pageAddress } from "../../../../src/collections/page-address.ts";
import { collections } from "../../../../src/collections/schemas/collections.ts";
import { changedFields } from "../../changed-fields.ts";
import type { Change, ChangedField } from "../../protocol.ts";
import { withCurrentTitles } from "../option-labels.ts";
import { schemaToForm } from "../schema-to-form.ts";
import { titleOf } from "../title-of.ts";
import type { Repository } from "./repository.ts";
import { type Blob, readBlobs } from "./run-git.ts";

/** Untracked hidden files, such as `.DS_Store`, are not published. */
export const publishedPaths = ["content", ":(exclude,glob)content/**/.*"];

/** Compares `content/` with a version, and describes each file that differs. */
export async function readChanges(
  { folder, git }: Repository,
  root: string,
  version: string,
): Promise<Change[]> {
  const names = (text: string) => text.split("\0").filter(Boolean);
  const tracked = names(
    await git("diff", "--name-only", "-z", "--no-renames", version, "--", "content"),
  );
  const untracked = names(
    await git("ls-files", "-z", "--others", "--exclude-standard", "--", ...publishedPaths),
  );
  const files = [...new Set([...tracked, ...untracked])].sort();
  const published = await readBlobs(
    folder,
    files.map((file) => `${version}:${file}`),
  );
  const changes = files.map(async (file, at) => {
    const now = await readFile(join(folder, file)).catch(() => undefined);
    return describeChange(root, file, published[at], now);
  });
  const found = (await Promise.all(changes)).filter((change) => change !== undefined);
  // The numbers of deleted entries are part of their deletion.
  const removes = found.some(({ at, status }) => at?.includes("/") && status === "removed");
  return found.filter(({ at }) => at !== "retired" || !removes);
}

/** Describes the difference between two versions of a file; undefined if visitors would not notice. */
export async function describeChange(
  root: string,
  file: string,
  published: Blob | undefined,
  now: Buffer | undefined,
): Promise<Change | undefined> {
  if (!published && !now) return undefined;
  const target = targetOf(file);
  const before = contentOf(target, published?.bytes);
  const after = contentOf(target, now);
  const { fields } = now ? after : before;
  const changed = target ? await compareVersions(root, target, before, after) : [];
  // Visitors do not see a different layout of the same fields.
  if (target && published && now && changed.length === 0) return undefined;
  const page = target?.collection && pageAddress(target.collection, target.name, fields);
  return {
    file,
    ...(target ? { at: target.at } : {}),
    one: nameOf(file, target),
    title: target ? titleOf(root, target, fields) : file.replace(/^content\/(pictures\/)?/, ""),
    status: !published ? "new" : now ? "changed" : "removed",
    ...(page ? { page } : {}),
    group: await groupOf(root, target, page),
    fields: changed,
    published: published?.id ?? null,
  };
}

async function groupOf(root: string, target: EditableFile | undefined, href: string | undefined) {
  if (!target) return "Pictures and other files";
  if (!href) return "Every page";
  const path = href.replace(/[#?].*/, "");
  const { pages } = await readSettingsFiles(root);
  // The page of a post or video belongs to the page that lists it.
  const page = pages?.fields[path] ?? pages?.fields[path.replace(/\/[^/]*$/, "")];
  return String(Object(page).title ?? `Page ${path}`);
}

/** The file with a form at a path such as `content/videos/4.json`; undefined for pictures and templates. */
export function targetOf(file: string): EditableFile | undefined {
  const target = editableFile(file.replace(/^content\//, "").replace(/\.\w+$/, ""));
  return target?.file === file ? target : undefined;
}

function nameOf(file: string, target: EditableFile | undefined): string {
  if (target?.collection) return collections[target.collection].one;
  if (target) return "settings";
  return file.startsWith("content/pictures/") ? "picture" : "file";
}

/** The fields and the main text of a version of a file. What cannot be read is left out. */
export function contentOf(target: EditableFile | undefined, bytes: Buffer | undefined) {
  const text = bytes?.toString().replaceAll("\r\n", "\n") ?? "";
  if (!target || !text) return { fields: {} };
  if (target.format.ending === "json") return { fields: parseJson(text).value ?? {} };
  const { value, body } = parseFrontmatter(text);
  return { fields: value ?? {}, body: body.trim() };
}

/** Compares two versions of a file that has a form. */
export async function compareVersions(
  root: string,
  { collection, format }: EditableFile,
  before: ReturnType<typeof contentOf>,
  after: ReturnType<typeof contentOf>,
): Promise<ChangedField[]> {
  const form = await withCurrentTitles(root, collection, schemaToForm(format.schema));
  return changedFields(form, before, after);
}
