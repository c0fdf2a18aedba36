import { expect, test } from "vitest";
import { hashPassword, isPassword } from "../../src/community/accounts/server/passwords.ts";

const password = "correct horse battery staplé";

test("verifies a hash that hash-wasm stored", async () => {
  const stored =
    "$argon2id$v=19$m=19456,t=2,p=1$IjtndN8onExOnxXW3TmShA$yQLHfWH7LrJOrIGbg6Eb0EPmG10OTBgoz+N672GUl/M";

  expect(await isPassword(password, stored)).toBe(true);
  expect(await isPassword(password.normalize("NFD"), stored)).toBe(true);
  expect(await isPassword("correct horse battery staple", stored)).toBe(false);
});

test("stores a hash in the PHC string format, with a new salt each time", async () => {
  const one = await hashPassword(password);
  const other = await hashPassword(password);

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect(await isPassword(password, one)).toBe(true);
  expect(await isPassword(`${password} `, one)).toBe(false);
});

test("accepts no password for an account that does not exist", async () => {
  expect(await isPassword(password, undefined)).toBe(false);
});
