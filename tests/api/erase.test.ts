import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { erase } from "../../src/server/privacy/erase.ts";
import { allRows } from "../support/backups.ts";
import { reply } from "../support/moderators.ts";
import { comment, discussion, newKey } from "../support/posts.ts";
import { postForm, postJson, send, startSite, typed } from "../support/site.ts";

const transaction = startSite({ FEATURES: "comments,discussions" });

const person = { author: "Wilhelmina", email: "Wil.Helm@Example.org", content: "My long story" };

test("every trace of a person goes, the thread still reads, and others stay", async () => {
  await reply({ content: "Before" });
  const own = await reply(person);
  await postForm("/api/discussions/1/replies", { ...person, email: "wil.helm@example.org" });
  await reply({ content: "After" });
  await reply({ ...typed, content: "Write to WIL.HELM@example.org" }, 2);
  await postJson("/api/comments", { ...comment, ...person }, newKey());
  const started = await postJson("/api/discussions", { ...discussion, ...person }, newKey());
  const { id } = await started.json();
  await reply({ content: "An answer to her" }, id);
  await database().execute(sql`INSERT INTO donations (amount, donor_name, donor_email, type, status)
    VALUES ('5', 'Wilhelmina', 'wil.helm@example.org', 'once', 'done')`);

  const erased = await erase("wil.helm@example.ORG");

  expect(erased).toMatchObject({
    posts: 4,
    donations: 1,
    mentionedAt: [expect.stringMatching(/^\/discussions\/2\?/)],
    inFiles: [],
    tags: expect.arrayContaining(["discussion-1", "comments-video-4", `discussion-${id}`]),
  });
  const left = (await allRows(transaction)).join("");
  expect(left).not.toMatch(/Wilhelmina|My long story/);
  expect(left.match(/wil\.helm/gi)).toHaveLength(1);
  expect((await send(own.own)).status).toBe(404);
  const thread = await (await send("/api/discussions/1/replies")).json();
  expect(thread.map(({ content }: { content: string }) => content)).toEqual([
    "Before",
    "",
    "",
    "After",
  ]);
  expect((await (await send("/api/discussions/1")).json()).replies).toBe(2);
  expect((await (await send(`/api/discussions/${id}/replies`)).json())[0].content).toBe(
    "An answer to her",
  );
});

test("a second time there is nothing left", async () => {
  expect(await erase(person.email)).toMatchObject({ posts: 0, donations: 0, tags: [] });
});

test("a discussion from a file is named, since the next deploy would bring it back", async () => {
  const { rows } = await database().execute(sql`SELECT email FROM discussions WHERE id = 1`);
  const erased = await erase(String(rows[0]?.["email"]));

  expect(erased.inFiles).toContain(1);
  expect((await send("/api/discussions/1")).status).toBe(200);
});
