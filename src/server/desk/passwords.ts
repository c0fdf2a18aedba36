import { randomBytes } from "node:crypto";
import { argon2id, argon2Verify } from "hash-wasm";

/** OWASP's setting for argon2id: 19 MiB, two passes, one lane. About a tenth of a second. */
const cost = { memorySize: 19 * 1024, iterations: 2, parallelism: 1, hashLength: 32 };

/** @returns the hash in its usual notation, `$argon2id$v=19$…` */
export const hashPassword = (password: string): Promise<string> =>
  argon2id({
    ...cost,
    password: password.normalize("NFC"),
    salt: randomBytes(16),
    outputType: "encoded",
  });

/**
 * Whether the password is that of the hash. Where there is no such account it takes as long, so that
 * the time tells nobody who has one.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(16).toString("hex"));
  const isRight = await argon2Verify({
    password: password.normalize("NFC"),
    hash: hash ?? (await nobody),
  });
  return isRight && hash !== undefined;
}

let nobody: Promise<string> | undefined;
