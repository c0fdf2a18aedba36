import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { editorHelp } from "./commands/editor-help.ts";

for (const [path, text] of editorHelp()) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
