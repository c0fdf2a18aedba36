import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

type Cost = Omit<Argon2Parameters, "message" | "nonce">;

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. Takes about 100 ms. */
const cost: Cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

/** @returns the hash in the PHC string format, `$argon2id$v=19$m=19456,t=2,p=1$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { memory, passes, parallelism } = cost;
  const parameters = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$${encode(salt)}$${encode(await derive(password, salt, cost))}`;
}

/** Takes as long without a hash, so that the time does not reveal which accounts exist. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  unknownAccount ??= hashPassword(randomBytes(16).toString("hex"));
  const stored = parse(hash ?? (await unknownAccount));
  const derived = await derive(password, stored.salt, stored.cost);
  return timingSafeEqual(derived, stored.derived) && hash !== undefined;
}

let unknownAccount: Promise<string> | undefined;

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

// The parameters are read from the hash, because they may differ from today's.
function parse(hash: string) {
  const [, memory, passes, parallelism, salt = "", tag = ""] = format.exec(hash) ?? [];
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

const derive = (password: string, nonce: Buffer, parameters: Cost): Promise<Buffer> =>
  deriveKey("argon2id", { ...parameters, message: password.normalize("NFC"), nonce });

const encode = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");
