import { execFile } from "node:child_process";
import { promisify } from "node:util";

export async function runContentCheck(folder: string): Promise<string> {
  const args = ["scripts/check-content.ts", folder];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}
