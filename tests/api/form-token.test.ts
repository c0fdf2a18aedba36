import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  formTokenLife,
  issueFormToken,
  readFormToken,
} from "../../src/community/forum/server/form-token.ts";
import { readEnv, setEnv } from "../../src/server/env.ts";
import { asForm, comment, kinds } from "../support/posts.ts";
import { getText, postForm, postJson, query, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

const path = "/api/discussions/1/replies";
const minutesAgo = (minutes: number) => issueFormToken(Date.now() - minutes * 60_000);
const scoreOf = async (author: string) =>
  (await query(sql`SELECT status, reasons FROM discussion_replies WHERE author = ${author}`))[0];

test("rejects a token whose time was changed, or that another secret has signed", () => {
  const token = minutesAgo(6 * 24 * 60);
  const [mark, , ...rest] = token.split(".");

  expect(readFormToken([mark, Date.now().toString(36), ...rest].join("."))).toBe("expired");
  const { SECRET } = readEnv();
  setEnv({ SECRET: "a secret of sixteen letters and more" });
  const other = readFormToken(minutesAgo(1));
  const foreign = readFormToken(token);
  setEnv({ SECRET });
  expect([other, foreign]).toEqual(["good", "expired"]);
});

test("holds a post whose honeypot is filled in", async () => {
  const response = await postJson(path, { ...typed, author: "Bot", website: "https://x.example" });

  expect(response.status).toBe(202);
  expect(await scoreOf("Bot")).toEqual({ status: "held", reasons: "trap" });
});

test("puts a token into the form of the page", async () => {
  const page = await getText("/discussions/1");
  const [, formToken = ""] = /name="formToken" value="([^"]+)"/.exec(page) ?? [];
  await postForm(path, { ...typed, author: "Form", formToken });

  expect(readFormToken(formToken)).toBe("quick");
  expect(readFormToken(formToken, Date.now() + 3000)).toBe("good");
  expect(readFormToken(formToken, Date.now() + formTokenLife + 1)).toBe("expired");
  expect(await scoreOf("Form")).toEqual({ status: "published", reasons: "quick" });
});

test("rejects an expired or forged token, asks the visitor to send again and stores nothing", async () => {
  const old = minutesAgo(4 * 24 * 60);
  for (const formToken of [old, `${old.slice(0, -5)}abcde`]) {
    const response = await postJson(path, { ...typed, author: "Late", formToken });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: "This form was open for a very long time. Please send it again.",
      fields: { formToken: "Expired" },
    });
  }
  expect(await scoreOf("Late")).toBeUndefined();
});

test.each(kinds)(
  "shows an expired form for $kind again, with its text and a new token",
  async (kind) => {
    const form = asForm({ ...kind.body, author: "Patient", content: "Do not lose these words" });
    const formToken = minutesAgo(4 * 24 * 60);
    const refused = await postForm(kind.path, { ...form, formToken });
    const page = await refused.text();
    const [, fresh = ""] = /name="formToken" value="([^"]+)"/.exec(page) ?? [];

    expect(refused.status).toBe(400);
    expect(page).toContain("Please send it again.");
    expect(page).toContain("Do not lose these words");
    expect(readFormToken(fresh)).toBe("good");
    expect((await postForm(kind.path, { ...form, formToken: fresh })).status).toBe(303);
  },
);

test("publishes a long text that is repeated once, and holds it the next time", async () => {
  const content = "I have slept a little better since I moved my bed to the window";
  const post = async (author: string) =>
    (await postJson(path, { ...typed, author, content })).status;
  const statuses = [await post("First"), await post("Again"), await post("Third")];

  expect(statuses).toEqual([201, 201, 202]);
  expect(await scoreOf("Again")).toMatchObject({ reasons: "repeated" });
  expect(await scoreOf("Third")).toMatchObject({ reasons: "flood" });
});

test("holds a text that a moderator has removed before", async () => {
  const content = "These are ten ordinary words that a moderator had to remove";
  await postJson(path, { ...typed, content });
  await query(sql`UPDATE discussion_replies SET status = 'removed' WHERE content = ${content}`);
  const response = await postJson("/api/comments", { ...comment, content: `${content}.` });

  expect(response.status).toBe(202);
});
