import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What `npm run check:content` prints of a folder. @throws where something is wrong with it */
export async function runContentCheck(folder: string): Promise<string> {
  const args = ["scripts/check-content.ts", folder];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}
