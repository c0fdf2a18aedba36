import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { UserError } from "../../src/errors/user-error.ts";

/**
 * Takes the data directory for this process, creating it where it is missing. The lock is SQLite's
 * on a file in it, because the operating system gives that back when a process dies, however it dies.
 * @returns what gives the directory back
 * @throws UserError when another process has it, or when it cannot be written
 */
export function lockDirectory(directory: string): () => void {
  try {
    makeDirectory(directory);
    const lock = new DatabaseSync(join(directory, "lock.sqlite"), { timeout: 0 });
    lock.exec("BEGIN EXCLUSIVE");
    return () => lock.close();
  } catch (error) {
    throw new UserError(reason(directory, error));
  }
}

// Node's recursive mkdir never returns where the system refuses with "no such directory", as in /proc.
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory);
}

function reason(directory: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/locked/.test(message))
    return `DATA_DIR: another server is using ${directory}. Stop it, or set DATA_DIR to another directory.`;
  return `DATA_DIR: cannot write in ${directory} (${message}). Set DATA_DIR to a directory that can be written.`;
}
