import { expect, test } from "vitest";
import { readEnv, setEnv } from "../../src/server/env.ts";

test("uses the defaults for an empty environment", () => {
  expect(readEnv({})).toEqual({ DATA_DIR: ".data", PORT: 8888, POST_LIMIT: 5 });
  expect(readEnv({ PORT: "", DATA_DIR: "", DATABASE_URL: "" })).toEqual(readEnv({}));
});

test("parses the variables of the process once, until setEnv changes one", () => {
  setEnv({ PORT: "8001" });
  expect(readEnv().PORT).toBe(8001);
  process.env["PORT"] = "8002";
  expect(readEnv().PORT).toBe(8001);
  setEnv({ PORT: undefined });
  expect(readEnv().PORT).toBe(8888);
});

test.each([
  ["PORT", "eighty", "Expected a whole number from 0 to 65535"],
  ["POST_LIMIT", "0", "Expected a whole number from 1 to 1000000"],
  ["MODERATION", "later", "Expected after or before"],
  ["FEATURES", "blgo", "Expected none, or some of blog,comments,discussions"],
  ["URL", "site.example", "Expected a web address"],
])("reports %s=%s in one line with what was expected", (name, value, expected) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    new RegExp(`^.*${name}: found ".+". ${expected}.*$`),
  );
});

test("gives a preview no database", () => {
  const DATABASE_URL = "postgresql://u:p@ep-live-pooler.eu.aws.neon.tech/site";
  expect(readEnv({ DATABASE_URL, CONTEXT: "production" }).DATABASE_URL).toBe(DATABASE_URL);
  expect(readEnv({ DATABASE_URL, CONTEXT: "branch-deploy" })).toMatchObject({
    preview: "branch-deploy",
    DATABASE_URL: undefined,
  });
});

const postgres = "a PostgreSQL address";
const mailServer = "a mail server";

test.each([
  ["BACKUP_PASSPHRASE", "hush hush", "at least 12 characters"],
  ["SECRET", "hush hush", "at least 16 random characters"],
  ["DATABASE_URL", "mysql://user:hush@word@host/site", postgres],
  ["MAIL_URL", "smtp:user:hush@mail.example.org", mailServer],
  ["MAIL_URL", "smtps://user:hush%@mail.example.org", mailServer],
  ["MAIL_URL", "smtps://user:25#hush@mail.example.org", mailServer],
  ["DATABASE_URL", "postgresql://user:hush/1@host/site", postgres],
  ["MAIL_FROM", "smtps://user:hush@localhost", "an address such as"],
])("reports an invalid %s without its value %j", (name, value, expected) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(`Environment ${name}: found "…". Expected ${expected}`);
  expect(read).not.toThrow(/hush|@word|\n/);
});

test("accepts encoded characters in the passwords of addresses", () => {
  const MAIL_URL = "smtps://user%40example.org:a%2Fb%23c%3Fd%25@mail.example.org";
  expect(readEnv({ MAIL_URL }).MAIL_URL).toBe(MAIL_URL);
  const DATABASE_URL = "postgresql://user:a%2Fb@host/site?sslmode=require#x@y";
  expect(readEnv({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
});

test.each([
  ["forum@example.org", ""],
  ["NTKOC: Forum <forum@example.org>", "NTKOC: Forum"],
  ['"Jörg, (the) 🌱 @ home" <forum@example.org>', "Jörg, (the) 🌱 @ home"],
])("splits the sender %s", (MAIL_FROM, name) => {
  expect(readEnv({ MAIL_FROM }).MAIL_FROM).toEqual({ name, address: "forum@example.org" });
});
