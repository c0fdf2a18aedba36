import { expect, test } from "vitest";
import { readEnv, setEnv } from "../../src/server/env.ts";

test("an empty environment has its defaults", () => {
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

test("every variable is read", () => {
  const env = readEnv({
    DATABASE_URL: "postgresql://user:word@host.example/site",
    DATA_DIR: "/srv/data",
    PORT: "80",
    FEATURES: "blog, discussions",
    POST_LIMIT: "10",
    URL: "https://site.example",
  });

  expect(env).toEqual({
    DATABASE_URL: "postgresql://user:word@host.example/site",
    DATA_DIR: "/srv/data",
    PORT: 80,
    FEATURES: { blog: true, comments: false, discussions: true },
    POST_LIMIT: 10,
    URL: "https://site.example",
  });
});

test.each([
  ["PORT", "eighty", "Expected a port, a whole number from 0 to 65535"],
  ["PORT", "65536", "Expected a port, a whole number from 0 to 65535"],
  ["PORT", "-1", "Expected a port, a whole number from 0 to 65535"],
  ["POST_LIMIT", "0", "Expected a whole number from 1 to 1000000"],
  ["POST_LIMIT", "1.5", "Expected a whole number from 1 to 1000000"],
  ["MODERATION", "later", "Expected after or before"],
  ["FEATURES", "blgo", "Expected none, or some of blog,comments,discussions"],
  ["URL", "site.example", "Expected a web address"],
  ["DATABASE_URL", "mysql://host/site", "Expected a PostgreSQL address"],
  ["PREVIEW_DATABASE_URL", "host/site", "Expected a PostgreSQL address"],
  ["TRUSTED_PROXY", "caddy", "Expected addresses of proxies, joined by commas"],
  ["TRUSTED_PROXY", "127.0.0.1,", "Expected addresses of proxies"],
  ["TRUSTED_PROXY", "10.0.0.0/33", "Expected addresses of proxies"],
  ["TRUSTED_PROXY", "10.0.0.0/8/8", "Expected addresses of proxies"],
  ["TRUSTED_PROXY", "*", "Expected addresses of proxies"],
])(
  "%s=%s is named with what was found and what was expected, in one line",
  (name, value, expected) => {
    const message = messageOf(() => readEnv({ [name]: value }));

    expect(message).toContain(`${name}: found "${value}". ${expected}`);
    expect(message).not.toContain("\n");
  },
);

test("proxies are addresses and networks, of both kinds", () => {
  const TRUSTED_PROXY = "127.0.0.1, ::1, 10.0.0.0/8, fd00::/8";
  expect(readEnv({ TRUSTED_PROXY }).TRUSTED_PROXY).toBe(TRUSTED_PROXY);
});

test("a preview has the database of the previews, or none", () => {
  const DATABASE_URL = "postgresql://u:p@ep-live-pooler.eu.aws.neon.tech/site";
  const own = "postgresql://u:p@ep-trial.eu.aws.neon.tech/site";
  const preview = { DATABASE_URL, CONTEXT: "branch-deploy" };

  expect(readEnv({ DATABASE_URL, CONTEXT: "production" }).DATABASE_URL).toBe(DATABASE_URL);
  expect(readEnv(preview)).toMatchObject({ preview: "branch-deploy", DATABASE_URL: undefined });
  expect(readEnv({ ...preview, PREVIEW_DATABASE_URL: own }).DATABASE_URL).toBe(own);
  expect(readEnv({ DATABASE_URL, PREVIEW_DATABASE_URL: own }).DATABASE_URL).toBe(DATABASE_URL);
  for (const same of [DATABASE_URL, "postgresql://v@EP-live.eu.aws.neon.tech:5432/site?a=b"])
    expect(messageOf(() => readEnv({ ...preview, PREVIEW_DATABASE_URL: same }))).toContain(
      "PREVIEW_DATABASE_URL: found the database of DATABASE_URL",
    );
});

test("a passphrase has to be long, and is not repeated", () => {
  const message = messageOf(() => readEnv({ BACKUP_PASSPHRASE: "hush hush" }));

  expect(message).toContain("BACKUP_PASSPHRASE");
  expect(message).not.toContain("hush");
});

test("a secret has to be long, and is not repeated", () => {
  const message = messageOf(() => readEnv({ SECRET: "hush hush" }));

  expect(message).toContain("SECRET");
  expect(message).toContain("Expected at least 16 characters that nobody can guess");
  expect(message).not.toContain("hush");
});

test("a password is not repeated", () => {
  const message = messageOf(() => readEnv({ DATABASE_URL: "mysql://user:hush@word@host/site" }));

  expect(message).toContain("DATABASE_URL");
  expect(message).not.toMatch(/hush|@word/);
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "";
}
