import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { UserError } from "../../src/errors/user-error.ts";

/** Reads a password from the terminal without showing it, or from the first line of standard input. */
export async function readPassword(prompt: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
  process.stderr.write(prompt);
  const output = new Writable({ write: (_typed, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question("");
  } catch {
    throw new UserError("Cancelled. Nothing was changed.");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
