import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { UserError } from "../../src/lib/errors/user-error.ts";

/** Work factor of scrypt, as a power of two. Each guess costs a second and 256 MB. */
const defaultWork = 18;

/** Encryption of a file. `work` is the work factor of scrypt, which is lower in tests. */
export interface Seal {
  passphrase: string;
  work?: number;
}

/**
 * Writes lines to a new file that only its owner can read. With a seal, the file is compressed and encrypted in the age
 * format (https://age-encryption.org). It gets its final name once it is on the disk and `check` has passed.
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
    if (existsSync(file))
      throw new UserError(`${file}: this file already exists. Choose another name.`);
    const bytes = Buffer.from(lines.join(""));
    const content = seal ? await encrypt(bytes, seal) : bytes;
    await writeFile(draft, content, { mode: 0o600, flag: "wx", flush: true });
    const checked = await check(draft);
    await rename(draft, file);
    return checked;
  } catch (error) {
    throw systemError(error, "written", file);
  } finally {
    await rm(draft, { force: true });
  }
}

function encrypt(bytes: Buffer, { passphrase, work }: Seal): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(work ?? defaultWork);
  return encrypter.encrypt(new Uint8Array(gzipSync(bytes)));
}

const readBytes = (file: string) =>
  readFile(file).catch((error) => {
    throw systemError(error, "read", file);
  });

export const isEncrypted = async (file: string): Promise<boolean> =>
  (await readBytes(file)).toString("latin1").startsWith("age-encryption.org/");

/** Each line has its line break. @throws UserError if the file cannot be read or is damaged, or the passphrase is wrong */
export async function readLines(file: string, seal: Seal | undefined): Promise<string[]> {
  const bytes = await readBytes(file);
  try {
    const plain = seal ? await decrypt(bytes, seal) : bytes;
    return new TextDecoder("utf-8", { fatal: true }).decode(plain).split(/(?<=\n)/);
  } catch (error) {
    const isWrong = /no identity matched/.test(String(error));
    throw new UserError(`${file}: ${isWrong ? wrongPassphrase : damaged}`);
  }
}

async function decrypt(bytes: Buffer, { passphrase }: Seal): Promise<Buffer> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return gunzipSync(await decrypter.decrypt(new Uint8Array(bytes)));
}

const wrongPassphrase = "the passphrase is wrong, or the start of the file is damaged.";
export const damaged = "the backup is damaged or incomplete. Use another copy.";

/** Explains an error of the system, such as "ENOENT: no such file or directory, open 'site.age'". */
function systemError(error: unknown, done: "written" | "read", file: string): unknown {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (!/^E[A-Z]+$/.test(code)) return error;
  return new UserError(`${file}: it cannot be ${done} (${message.split(",")[0]}).`);
}
