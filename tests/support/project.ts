import { join } from "node:path";
import { temporaryDirectory } from "./child-process.ts";
import { type Change, rightContent, writeFiles } from "./valid-content.ts";

const temporary = await temporaryDirectory();
let folders = 0;

/** A minimal valid project with some changes to its content. */
export async function projectWith(...changes: Change[]): Promise<string> {
  const root = join(temporary, String(folders++));
  await writeFiles(join(root, "content"), rightContent(...changes));
  return root;
}
