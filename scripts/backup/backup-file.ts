import { createReadStream, existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { ReadableStream as NodeStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { UserError } from "../../src/lib/user-error.ts";

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
  lines: AsyncIterable<string>,
  seal: Seal | undefined,
  check: (draft: string) => Promise<Checked>,
): Promise<Checked> {
  const draft = `${file}.${process.pid}.new`;
  try {
    if (existsSync(file))
      throw new UserError(`${file}: this file already exists. Choose another name.`);
    const bytes = streamOf(lines).pipeThrough(new TextEncoderStream());
    const content = seal ? await encrypt(bytes, seal) : bytes;
    await writeFile(draft, content, { mode: 0o600, flag: "wx", flush: true });
    const checked = await check(draft);
    await rename(draft, file);
    return checked;
  } catch (error) {
    throw systemError(error, "written", file) ?? error;
  } finally {
    await rm(draft, { force: true });
  }
}

function encrypt(bytes: ReadableStream<Uint8Array<ArrayBuffer>>, { passphrase, work }: Seal) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(work ?? defaultWork);
  return encrypter.encrypt(bytes.pipeThrough(new CompressionStream("gzip")));
}

// TypeScript's type of web streams lacks Node's `from`. At run time they are the same.
const streamOf = <Chunk>(chunks: AsyncIterable<Chunk>) =>
  NodeStream.from(chunks) as unknown as ReadableStream<Chunk>;

const encryptedStart = "age-encryption.org/";

export async function isEncrypted(file: string): Promise<boolean> {
  try {
    for await (const chunk of createReadStream(file, { end: encryptedStart.length - 1 }))
      return String(chunk) === encryptedStart;
    return false;
  } catch (error) {
    throw systemError(error, "read", file) ?? error;
  }
}

/** Each line has its line break. @throws UserError if the file cannot be read or is damaged, or the passphrase is wrong */
export async function* readLines(file: string, seal: Seal | undefined): AsyncGenerator<string> {
  const bytes = seal ? await decrypt(file, seal.passphrase) : bytesOf(file);
  try {
    yield* splitLines(bytes.pipeThrough(new TextDecoderStream("utf-8", { fatal: true })));
  } catch (error) {
    throw systemError(error, "read", file) ?? new UserError(`${file}: ${damaged}`);
  }
}

const damaged = "the backup is damaged or incomplete. Use another copy.";

const bytesOf = (file: string) => streamOf<Uint8Array<ArrayBuffer>>(createReadStream(file));

async function decrypt(file: string, passphrase: string) {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const opened = await decrypter.decrypt(bytesOf(file));
    return (opened as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(
      new DecompressionStream("gzip"),
    );
  } catch (error) {
    const isWrongPassphrase = error instanceof Error && /no identity matched/.test(error.message);
    const why = isWrongPassphrase
      ? "the passphrase is wrong, or the start of the file is damaged."
      : "this is not a backup, or its start is damaged.";
    throw systemError(error, "read", file) ?? new UserError(`${file}: ${why}`);
  }
}

async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of texts) {
    const lines = (rest + text).split(/(?<=\n)/);
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}

function systemError(error: unknown, done: "written" | "read", file: string) {
  if (error instanceof UserError) return error;
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (!/^E[A-Z]+$/.test(code)) return undefined;
  // "ENOENT: no such file or directory, open 'site.age'"
  return new UserError(`${file}: it cannot be ${done} (${message.split(",")[0]}).`);
}
