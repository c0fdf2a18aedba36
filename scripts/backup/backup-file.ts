import { link, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { UserError } from "../../src/errors/user-error.ts";

/** Work factor of scrypt, as a power of two. Each guess costs a second and 256 MB. */
const defaultWork = 18;

/** Encryption of a file. `work` is the work factor of scrypt, which is lower in tests. */
export interface Seal {
  passphrase: string;
  work?: number;
}

/**
 * Writes lines to a new file that only its owner can read. With a seal, the file is compressed and encrypted in
 * the age format (https://age-encryption.org). It gets its name once it is on the disk and `check` has passed.
 * @returns the result of `check`
 * @throws UserError if the file exists or cannot be written
 */
export async function writeLines<Checked>(
  file: string,
  lines: string[],
  seal: Seal | undefined,
  check: (draft: string) => Promise<Checked>,
): Promise<Checked> {
  const draft = `${file}.${process.pid}.new`;
  try {
    if (await stat(file).catch(() => undefined)) throw exists;
    const text = lines.join("");
    const content = seal ? await encrypt(text, seal) : text;
    await writeFile(draft, content, { flag: "wx", mode: 0o600, flush: true });
    const checked = await check(draft);
    await renameNew(draft, file);
    return checked;
  } catch (error) {
    throw systemError(error, "written", file) ?? error;
  } finally {
    await rm(draft, { force: true });
  }
}

function encrypt(text: string, { passphrase, work = defaultWork }: Seal): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(work);
  return encrypter.encrypt(gzipSync(text));
}

const exists = Object.assign(new Error("The file exists"), { code: "EEXIST" });

/** Renames a file, and fails if the new name exists. */
async function renameNew(draft: string, file: string): Promise<void> {
  // Memory sticks often have file systems without hard links.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") throw error;
    return rename(draft, file);
  });
  const directory = await open(dirname(file));
  await directory.sync().finally(() => directory.close());
}

/** Returns true if the file is encrypted. @throws UserError if it cannot be read */
export const isEncrypted = async (file: string): Promise<boolean> =>
  (await readBytes(file)).subarray(0, 23).toString().startsWith("age-encryption.org/");

/**
 * Reads the lines of a file, each with its line break.
 * @throws UserError if the file cannot be read or is damaged, or the passphrase is wrong
 */
export async function readLines(file: string, seal: Seal | undefined): Promise<string[]> {
  const bytes = await readBytes(file);
  const text = seal ? await decrypt(file, bytes, seal.passphrase) : bytes.toString();
  return text.split(/(?<=\n)/);
}

const readBytes = (file: string) =>
  readFile(file).catch((error) => {
    throw systemError(error, "read", file) ?? error;
  });

export const damaged = (file: string) =>
  new UserError(`${file}: the backup is damaged or incomplete. Use another copy.`);

async function decrypt(file: string, bytes: Buffer, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  // As a stream, because then a wrong passphrase fails before damaged content does.
  const opened = await decrypter
    .decrypt(new Blob([Uint8Array.from(bytes)]).stream())
    .catch((error) => {
      const why = /no identity matched/.test(error.message)
        ? "the passphrase is wrong, or the start of the file is damaged."
        : "this is not a backup, or its start is damaged.";
      throw new UserError(`${file}: ${why}`);
    });
  const content = (opened as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(
    new DecompressionStream("gzip"),
  );
  return new Response(content).text().catch(() => {
    throw damaged(file);
  });
}

/** Explains an error of the operating system. @returns undefined for other errors */
function systemError(
  error: unknown,
  done: "written" | "read",
  file: string,
): UserError | undefined {
  if (error instanceof UserError) return error;
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "EEXIST")
    return new UserError(`${file}: this file already exists. Choose another name.`);
  if (!/^E[A-Z]+$/.test(code)) return undefined;
  // "ENOENT: no such file or directory, open 'site.age'"
  return new UserError(`${file}: it cannot be ${done} (${message.split(",")[0]}).`);
}
