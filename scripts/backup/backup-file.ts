import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { UserError } from "../../src/lib/errors/user-error.ts";

/** The work factor of scrypt is two to this power: a guess costs a second and 256 MB. */
const defaultWork = 18;

/** `work` is the work factor of scrypt, which is lower in tests. */
export interface Seal {
  passphrase: string;
  work?: number;
}

/**
 * Only the owner can read the file, which gets its name once it is on the disk.
 * @param seal encrypts in the age format (https://age-encryption.org); undefined for plain text
 * @throws UserError if the file exists or cannot be written
 */
export async function writeLines(
  file: string,
  lines: string[],
  seal: Seal | undefined,
): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  try {
    if (existsSync(file))
      throw new UserError(`${file}: this file already exists. Choose another name.`);
    const bytes = Buffer.from(lines.join(""));
    const content = seal ? await encrypt(bytes, seal) : bytes;
    await writeFile(draft, content, { mode: 0o600, flag: "wx", flush: true });
    await rename(draft, file);
  } catch (error) {
    throw systemError(error, "written", file);
  } finally {
    await rm(draft, { force: true });
  }
}

function encrypt(bytes: Buffer, { passphrase, work }: Seal): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase.normalize("NFC"));
  encrypter.setScryptWorkFactor(work ?? defaultWork);
  return encrypter.encrypt(new Uint8Array(gzipSync(bytes)));
}

/** @throws UserError if the file cannot be read or is damaged, or the passphrase is wrong */
export async function readLines(file: string, seal: Seal): Promise<string[]> {
  const bytes = await readFile(file).catch((error) => {
    throw systemError(error, "read", file);
  });
  try {
    return (await decrypt(bytes, seal)).toString().split(/(?<=\n)/);
  } catch (error) {
    const isWrong = /no identity matched/.test(String(error));
    throw new UserError(`${file}: ${isWrong ? wrongPassphrase : damaged}`);
  }
}

async function decrypt(bytes: Buffer, { passphrase }: Seal): Promise<Buffer> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase.normalize("NFC"));
  return gunzipSync(await decrypter.decrypt(new Uint8Array(bytes)));
}

const wrongPassphrase = "the passphrase is wrong, or the start of the file is damaged.";
const damaged =
  "this is not an encrypted backup, or it is damaged or incomplete. Use another copy.";

function systemError(error: unknown, done: "written" | "read", file: string): unknown {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (!/^E[A-Z]+$/.test(code)) return error;
  return new UserError(`${file}: it cannot be ${done} (${message.split(",")[0]}).`);
}
