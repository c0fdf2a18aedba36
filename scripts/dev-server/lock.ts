import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { UserError } from "../../src/errors/user-error.ts";

export const lockOf = (directory: string): string => join(directory, "lock.sqlite");

/**
 * Locks the data directory for this process, and creates it if necessary. It uses SQLite's file lock, because the
 * operating system releases it however the process ends.
 * @returns a function that unlocks the directory
 * @throws UserError if another process uses it, or it cannot be written
 */
export function lockDirectory(directory: string): () => void {
  try {
    makeDirectory(directory);
    const lock = new DatabaseSync(lockOf(directory), { timeout: 0 });
    lock.exec("BEGIN EXCLUSIVE");
    return () => lock.close();
  } catch (error) {
    throw new UserError(reason(directory, error));
  }
}

// Node's recursive mkdir never returns if the system responds with ENOENT, as in /proc.
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory);
}

function reason(directory: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/locked/.test(message))
    return `DATA_DIR: another server is using ${directory}. Stop it, or set DATA_DIR to another directory.`;
  return `DATA_DIR: cannot write to ${directory} (${message}). Set DATA_DIR to a directory that you can write to.`;
}
