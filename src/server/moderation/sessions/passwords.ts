import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { HttpError } from "../../http/http-error.ts";

type Cost = Omit<Argon2Parameters, "message" | "nonce">;

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. Takes about 100 ms. */
const cost: Cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

/** Never refused, because only moderators choose a password. @returns the hash in the PHC string format */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return format(salt, await derive(password, salt, cost));
}

function format(salt: Buffer, derived: Buffer): string {
  const { memory, passes, parallelism } = cost;
  const parameters = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$${encode(salt)}$${encode(derived)}`;
}

/** Takes as long without a hash, or the time would reveal which accounts exist. @throws HttpError 503 if many wait */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  if (inQueue >= longestQueue) throw busy();
  const stored = parse(hash || format(randomBytes(16), randomBytes(cost.tagLength)));
  const derived = await derive(password, stored.salt, stored.cost);
  return timingSafeEqual(derived, stored.derived) && Boolean(hash);
}

const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

// The parameters are read from the hash, because they may differ from today's.
function parse(hash: string) {
  const [, memory, passes, parallelism, salt = "", tag = ""] = pattern.exec(hash) ?? [];
  if (!tag) throw new Error("A stored password hash is not argon2id in the PHC string format");
  const derived = Buffer.from(tag, "base64");
  const stored: Cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: derived.length,
  };
  return { salt: Buffer.from(salt, "base64"), derived, cost: stored };
}

const deriveKey = promisify(argon2);

/** Passwords that are checked or wait. Each takes a core, and the threads that also read files. */
let inQueue = 0;
const longestQueue = 20;
let last: Promise<unknown> = Promise.resolve();

async function derive(password: string, nonce: Buffer, parameters: Cost): Promise<Buffer> {
  inQueue++;
  const message = password.normalize("NFC");
  const derived = last.then(() => deriveKey("argon2id", { ...parameters, message, nonce }));
  last = derived.catch(() => {}).finally(() => inQueue--);
  return derived;
}

const busy = () =>
  new HttpError(503, "Many people are signing in. Please try again in a few seconds.", {
    headers: { "Retry-After": "5" },
  });

const encode = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");
