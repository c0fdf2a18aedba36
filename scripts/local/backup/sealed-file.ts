import { createReadStream } from "node:fs";
import { link, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { ReadableStream as NodeStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { Mistake } from "../../../src/lib/explain.ts";

/** Work of scrypt, as a power of two: a second and 256 MB, for us and for whoever guesses. */
const usualWork = 18;

/** What a file is sealed with. */
export interface Seal {
  passphrase: string;
  /** Less work than usual is for tests. */
  work?: number;
}

/**
 * Writes lines, compressed, into a new file in the format of age (https://age-encryption.org) that only its
 * owner may read. It gets its name once it is whole, on the disk, and `check` has passed.
 * @throws Mistake where it cannot be written, or there is such a file already
 */
export async function writeSealed(
  file: string,
  lines: AsyncIterable<string>,
  seal: Seal,
  check: (draft: string) => Promise<unknown>,
): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  try {
    if (await stat(file).catch(() => undefined)) throw exists;
    await write(draft, lines, seal);
    await check(draft);
    await nameIt(draft, file);
  } catch (error) {
    throw systemSays(error, "written", file) ?? error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function write(file: string, lines: AsyncIterable<string>, seal: Seal): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(seal.passphrase);
  encrypter.setScryptWorkFactor(seal.work ?? usualWork);
  const zipped = streamOf(pieces(lines)).pipeThrough(new CompressionStream("gzip"));
  const sealed = await encrypter.encrypt(zipped);
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(sealed);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The web's type of a stream knows no `from`, which Node's has; at work they are one. */
const streamOf = (bytes: AsyncIterable<Uint8Array>) =>
  NodeStream.from(bytes) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;

/** Lines in pieces of some size: a stream has its price for each. */
async function* pieces(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
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

const exists = Object.assign(new Error("There is such a file"), { code: "EEXIST" });

/** Gives a file its name, never in the place of another. */
async function nameIt(draft: string, file: string): Promise<void> {
  // Where a disk knows no second name for a file, as a memory stick, we have looked before.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") throw error;
    return rename(draft, file);
  });
  const directory = await open(dirname(file));
  await directory.sync().finally(() => directory.close());
}

/**
 * The lines of a sealed file, each with the end of line that it has.
 * @throws Mistake where the file cannot be read, the passphrase is wrong, or something is not as it was
 */
export async function* readSealed(file: string, { passphrase }: Seal): AsyncGenerator<string> {
  const opened = await unlock(file, passphrase);
  try {
    const texts = opened
      .pipeThrough(new DecompressionStream("gzip"))
      .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }));
    yield* splitLines(texts);
  } catch (error) {
    throw systemSays(error, "read", file) ?? new Mistake(`${file}: ${damaged}`);
  }
}

const damaged = "the backup is damaged or incomplete.";

async function unlock(file: string, passphrase: string) {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const opened = await decrypter.decrypt(streamOf(createReadStream(file)));
    return opened as ReadableStream<Uint8Array<ArrayBuffer>>;
  } catch (error) {
    const isLocked = error instanceof Error && /no identity matched/.test(error.message);
    const why = isLocked
      ? "the passphrase is not the right one, or the beginning is damaged."
      : "this is no backup, or its beginning is damaged.";
    throw systemSays(error, "read", file) ?? new Mistake(`${file}: ${why}`);
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

/** What the operating system refused, in words. @returns undefined where it refused nothing */
function systemSays(error: unknown, done: "written" | "read", file: string): Mistake | undefined {
  if (error instanceof Mistake) return error;
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "EEXIST")
    return new Mistake(`${file}: there is such a file already. Choose another name.`);
  return /^E[A-Z]+$/.test(code)
    ? new Mistake(`${file}: it cannot be ${done} (${code}).`)
    : undefined;
}
