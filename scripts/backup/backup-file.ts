import { createReadStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
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
    await write(draft, lines, seal);
    const checked = await check(draft);
    await rename(draft, file);
    await syncFolder(dirname(file));
    return checked;
  } catch (error) {
    throw systemError(error, "written", file) ?? error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function write(file: string, lines: AsyncIterable<string>, seal: Seal | undefined) {
  const bytes = streamOf(chunks(lines));
  const content = seal ? await encrypt(bytes, seal) : bytes;
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function encrypt(bytes: ReadableStream<Uint8Array<ArrayBuffer>>, { passphrase, work }: Seal) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(work ?? defaultWork);
  return encrypter.encrypt(bytes.pipeThrough(new CompressionStream("gzip")));
}

// TypeScript's type of web streams lacks Node's `from`. At run time they are the same.
const streamOf = (bytes: AsyncIterable<Uint8Array>) =>
  NodeStream.from(bytes) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;

async function* chunks(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let text = "";
  for await (const line of lines) {
    text += line;
    if (text.length < 65_536) continue;
    yield encoder.encode(text);
    text = "";
  }
  yield encoder.encode(text);
}

async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder);
  await directory.sync().finally(() => directory.close());
}

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
  const bytes = seal ? await decrypt(file, seal.passphrase) : streamOf(createReadStream(file));
  try {
    yield* splitLines(file, bytes.pipeThrough(new TextDecoderStream("utf-8", { fatal: true })));
  } catch (error) {
    throw systemError(error, "read", file) ?? new UserError(`${file}: ${damaged}`);
  }
}

const damaged = "the backup is damaged or incomplete. Use another copy.";

async function decrypt(file: string, passphrase: string) {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const opened = await decrypter.decrypt(streamOf(createReadStream(file)));
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

/** In characters. The longest rows are those of transcripts. */
const maxLine = 1_000_000;

async function* splitLines(file: string, texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let number = 1;
  for await (const text of texts) {
    const lines = (rest + text).split(/(?<=\n)/);
    rest = lines.pop() ?? "";
    number += lines.length;
    if (rest.length > maxLine)
      throw new UserError(
        `${file}, line ${number}: longer than ${maxLine} characters, which no row of the site is. Nothing was changed.`,
      );
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
