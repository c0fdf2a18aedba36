import type * as z from "zod/mini";
import { maxBodyBytes, maxLength } from "../../lib/input/limits.ts";
import { charactersText, messagesOf } from "../../lib/input/text-input.ts";
import { HttpError, invalidFields } from "./http-error.ts";

/** A page can return a text that is too long, and a form writes each byte of other scripts as three. */
const maxFormBytes = 4 * maxBodyBytes;

const json = "application/json";
const form = "application/x-www-form-urlencoded";

const typeOf = (request: Request): string | undefined =>
  request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();

/** @throws HttpError 415. Other sites can send other types without a preflight. */
function expectType(request: Request, expected: string): void {
  if (typeOf(request) !== expected)
    throw new HttpError(415, `Invalid Content-Type: expected ${expected}`);
}

/**
 * Discards the body.
 * @returns true for a form
 * @throws HttpError 413 or 415
 */
export async function skipBody(request: Request): Promise<boolean> {
  const isForm = typeOf(request) === form;
  if (!isForm && request.headers.has("Content-Type")) expectType(request, json);
  await readBytes(request, maxBodyBytes);
  return isForm;
}

/** @throws HttpError 413, 415, or 400 for anything but a JSON object */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  expectType(request, json);
  const text = await readText(request, maxBodyBytes);
  const body: unknown = expecting("JSON", () => JSON.parse(text));
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  throw new HttpError(400, "Invalid request body: expected a JSON object");
}

/** @throws HttpError 400 that names each invalid field */
export function check<Input>(schema: z.ZodMiniType<Input>, body: object): Input {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw invalidFields(messagesOf(result.error));
}

/** The first value of each field. @throws HttpError 413, 415, or 400 for text that is not UTF-8 */
export function readForm(request: Request): Promise<Record<string, string>> {
  expectType(request, form);
  return readAnyForm(request);
}

/** A mail program may send another type, whose fields are not read. */
export async function readAnyForm(request: Request): Promise<Record<string, string>> {
  const fields = new URLSearchParams(await readText(request, maxFormBytes));
  return Object.fromEntries([...fields].reverse());
}

async function readText(request: Request, most: number): Promise<string> {
  const bytes = await readBytes(request, most);
  return expecting("UTF-8 text", () => new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}

function expecting<Value>(what: string, read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new HttpError(400, `Invalid request body: expected ${what}`);
  }
}

async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  if (request.headers.has("Content-Encoding"))
    throw new HttpError(415, "Invalid Content-Encoding: expected an uncompressed body");
  if (Number(request.headers.get("Content-Length")) > most) throw tooLarge();
  return readStream(request.body, most);
}

/** @throws HttpError 413 */
export async function readStream(body: Request["body"], most: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = () =>
  new HttpError(
    413,
    `The text is far too long: the limit is ${charactersText(maxLength.content)}. Go back in your browser to find your text, and send a part of it.`,
  );
