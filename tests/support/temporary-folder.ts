import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Global setup: makes one folder the temp folder of all tests and their programs, and removes it at the end. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), "tests-"));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o711);
  process.env["TMPDIR"] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
