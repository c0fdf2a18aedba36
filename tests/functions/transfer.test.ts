import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { exportText, importText } from "../../src/server/transfer.ts";
import { actAs, makeModerators, password, reply, signIn, sitDown } from "../setup/desk.ts";
import { comment, discussion, newKey } from "../setup/posts.ts";
import { postJson, send, startSite } from "../setup/site.ts";

startSite({ FEATURES: "comments,discussions" });
makeModerators("ana");

const wipe = () =>
  database().execute(sql`TRUNCATE users, discussions, discussion_replies, comments, blog_posts,
    videos, media_items, reports, moderation_log, sessions CASCADE`);

/** Posts of every kind and state, with all that could be lost on the way. */
async function fill(): Promise<string> {
  const content = `Line\nbreak\t"quotes" \\ back 👩‍🔬 \u2028 $1 'it' {"table":"users"}`;
  const kept = await reply({ content, author: "Zoë 𝔘" });
  const gone = await reply({ content: "Gone" });
  await postJson(`/api${gone.own}`, { action: "delete" });
  await postJson(`/api${kept.own}`, { action: "edit", content });
  const held = await reply({ content: "viagra casino https://x.example.shop buy now" });
  await actAs(await sitDown("ana"), "remove", { kind: "reply", id: held.id ?? kept.id + 2 });
  await postJson("/api/comments", comment, newKey());
  await postJson("/api/discussions", discussion, newKey());
  await postJson("/api/reports", { kind: "reply", id: kept.id, reason: "Why\nnot" });
  return kept.own;
}

test("what is exported, wiped and imported is exported again byte for byte", async () => {
  const own = await fill();
  const before = await exportText();
  await wipe();
  await importText(before, false);

  expect(await exportText()).toBe(before);
  expect(before).toContain("ada@example.org");
  expect(before).not.toMatch(/visitor_salts|"sessions"|"secrets"/);
  expect((await (await send("/api/discussions/1")).json()).replies).toBe(1);
  expect((await send(own)).status).toBe(200);
  expect((await signIn("ana", password)).status).toBe(200);
  expect((await send("/api/blog")).status).toBe(200);
});

test("after an import new posts get numbers that none had", async () => {
  const ids = (await database().execute<{ id: number }>(sql`SELECT id FROM discussion_replies`))
    .rows;
  const next = await reply();
  const { id } = await (await postJson("/api/discussions", discussion, newKey())).json();

  expect(next.id).toBeGreaterThan(Math.max(...ids.map((row) => row.id)));
  expect(id).toBeGreaterThan(10_001);
});

test("an import does not replace what visitors wrote, unless it is told to", async () => {
  const text = await exportText();
  await reply({ content: "Written since" });
  const since = await exportText();

  await expect(importText(text, false)).rejects.toThrow("Add --replace if you mean it");
  expect(await exportText()).toBe(since);
  await importText(text, true);
  expect(await exportText()).toBe(text);
});

const foreign = "This file is no export of this site. Nothing was changed.";
const damaged = /damaged or incomplete.*Nothing was changed/;

test.each<[string, (text: string) => string, string | RegExp]>([
  ["nothing", () => "", foreign],
  ["something else", () => '{"users": []}', foreign],
  ["a web page", () => "<!doctype html>\n<p>Hello\n", foreign],
  ["a file cut short", (text) => text.slice(0, -200), damaged],
  ["a file without its end", (text) => text.split("\n").slice(0, -2).join("\n"), damaged],
  ["a file with another letter", (text) => text.replace("Ada", "Adb"), damaged],
  ["a file with a line more", (text) => `${text}{}\n`, damaged],
  ["a file with a line less", (text) => text.replace(/\n.*"comments".*/, ""), damaged],
  [
    "one of another version",
    (text) => resigned(text.replace(/export":"\w/, 'export":"_')),
    /another version/,
  ],
  [
    "one with unknown tables",
    (text) => resigned(text.replace('"comments"', '"salts"')),
    /does not know/,
  ],
  [
    "rows that contradict each other",
    (text) => resigned(text.replace(/"discussion_id":\d+/, '"discussion_id":77')),
    /violates|refused|Failed/,
  ],
])("%s changes nothing, and says why", async (_name, change, message) => {
  const before = await exportText();

  await expect(importText(change(before), true)).rejects.toThrow(message);
  expect(await exportText()).toBe(before);
});

/** The text with the checksum that it should have. */
function resigned(text: string): string {
  const body = text.split("\n").slice(0, -2).join("\n");
  const { createHash } = process.getBuiltinModule("node:crypto");
  const sha256 = createHash("sha256").update(`${body}\n`).digest("hex");
  return `${body}\n${JSON.stringify({ sha256, rows: 0 })}\n`;
}

test("an export of many rows comes back whole", async () => {
  await database().execute(sql`
    INSERT INTO discussion_replies (discussion_id, author, email, content)
    SELECT 1 + n % 3, 'a', 'e@example.org', 'No. ' || n FROM generate_series(1, 2500) AS n`);
  const text = await exportText();
  await importText(text, true);

  expect(await exportText()).toBe(text);
});
