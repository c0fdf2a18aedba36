import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** OWASP's parameters: 19 MiB, two passes, one lane. Takes about 100 ms. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${prefix}${encode(salt)}$${encode(await derive(password, salt))}`;
}

/** Takes equally long without a hash, because the time would otherwise reveal which accounts exist. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt, stored] = hash ? decode(hash) : [randomBytes(16), randomBytes(cost.tagLength)];
  return timingSafeEqual(await derive(password, salt), stored) && Boolean(hash);
}

function decode(hash: string): [salt: Buffer, derived: Buffer] {
  if (!hash.startsWith(prefix)) throw new Error("A stored password hash has other parameters");
  const [salt = "", derived = ""] = hash.slice(prefix.length).split("$");
  return [Buffer.from(salt, "base64"), Buffer.from(derived, "base64")];
}

const deriveKey = promisify(argon2);

const derive = (password: string, nonce: Buffer): Promise<Buffer> =>
  deriveKey("argon2id", { ...cost, message: password.normalize("NFC"), nonce });

const encode = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");
