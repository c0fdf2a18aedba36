import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { createSignInLink } from "../../../src/community/accounts/server/accounts.ts";
import { sendDueMails } from "../../../src/community/mail/server/send.ts";
import { backUpAndRestore } from "../../support/backups.ts";
import { startMailServer } from "../../support/mail-server.ts";
import { actAs, makeModerators, signInAs } from "../../support/moderators.ts";
import { asForm, kinds, newKey, report } from "../../support/posts.ts";
import { postForm, postJson, query, send, startSite } from "../../support/site.ts";
import { canary, leaksIn, mark, plantRows, readForbidden } from "./canaries.ts";
import { follow } from "./crawl.ts";

/** Moderators see each other's names, but visitors must not. */
const moderatorName = "zq7moderator";

const transaction = startSite({ FEATURES: "comments,discussions" });
const { received } = startMailServer();
makeModerators(moderatorName);

let moderator: Record<string, string>;
let forbidden: string[];
const own: string[] = [];

/** It posts, restores and reads hundreds of pages. */
const timeout = 120_000;

const ways = {
  plain: "What helps you?",
  held: "viagra casino https://x.example.shop buy now, cheap pills, casino",
  crisis: "I want to kill myself",
};

/** Posts of each type and outcome, as JSON and as a form, by several people. */
async function post(): Promise<void> {
  for (const { path, page, body } of kinds)
    for (const [fate, content] of Object.entries(ways)) {
      const sent = { ...body, content: `${content} ${path}`, notify: true };
      const json = await postJson(path, { ...sent, email: canary(`json-${fate}`) }, newKey());
      own.push((await json.json()).own);
      const form = asForm({ ...sent, content: `${sent.content} again`, email: canary("form") });
      const answer = await postForm(page, form, {}, "198.51.100.7");
      own.push(/\/own\/[\w-]+/.exec(await answer.text())?.[0] ?? "");
    }
}

beforeAll(async () => {
  await plantRows();
  await post();
  // Restored rows must be as private as new ones.
  await backUpAndRestore(transaction);
  await postForm(String(own[0]), { action: "edit", content: "Other words" });
  await postForm(String(own[2]), { action: "delete" });
  await report({ kind: "reply", id: 1, reason: "Rude" });
  await send("/api/blog/1/like", { method: "POST" });
  await send("/api/discussions/1/view", { method: "POST" });
  await query(sql`INSERT INTO users (username, password) VALUES ('ben', 'zq7canarypass')`);
  await createSignInLink(moderatorName);
  await postForm("/desk", { do: "send-link", username: moderatorName });
  moderator = await signInAs(moderatorName);
  await actAs(moderator, "approve", { kind: "reply", id: 2 });
  await actAs(moderator, "approve", { kind: "discussion", id: 20001 });
  forbidden = await readForbidden();
}, timeout);

/** Fails if a response or the log leaks anything. */
function expectSafe(seen: Map<string, string>): void {
  const logged = [console.error, console.warn, console.log, console.info, console.debug].flatMap(
    (log) => vi.mocked(log).mock.calls.map((words) => words.join(" ")),
  );
  // Moderators see their own addresses.
  const account = "/desk?show=account";
  const others = seen.get(account)?.replaceAll(new RegExp(`${mark}-(users|new)-1@`, "g"), "");
  for (const [path, text] of seen)
    expect(leaksIn(path === account ? (others ?? "") : text, forbidden), path).toEqual([]);
  expect(logged.flatMap((line) => leaksIn(line, forbidden))).toEqual([]);
}

test("shows visitors and moderators no address and no secret on any linked page", {
  timeout,
}, async () => {
  for (const name of ["log", "info", "debug"] as const) vi.spyOn(console, name);
  const starts = ["/discussions", "/api/discussions", "/api/blog", "/api/discussions/1/replies"];
  const subjects = ["contentType=video&contentId=4", "contentType=blog&contentId=1"];
  const visible = await follow([
    ...starts,
    "/discussions/feed.xml",
    "/discussions/1",
    "/media/4",
    "/comments/blog/1",
    ...subjects.map((subject) => `/api/comments?${subject}`),
    ...[1, 2, 20001, 20005, 20007].flatMap((id) => [
      `/discussions/${id}`,
      `/api/discussions/${id}`,
      `/discussions/${id}/feed.xml`,
    ]),
    ...own,
  ]);
  expect([...visible].filter(([, text]) => text.includes(moderatorName))).toEqual([]);
  expectSafe(visible);
  const lists = ["waiting", "reported", "recent", "removed", "account"];
  const desk = await follow(
    [
      ...lists.map((list) => `/desk?show=${list}`),
      ...["canary", "example.org"].map((words) => `/desk?show=recent&search=${words}`),
    ],
    moderator,
  );
  expectSafe(desk);
  expect(forbidden.length).toBeGreaterThan(310);
  expect([visible.size > 60, desk.size > 40]).toEqual([true, true]);
});

test("sends each recipient an email without the address or text of anyone else", async () => {
  await query(sql`UPDATE mails SET sent_at = NULL, failed_at = NULL, due_at = now()`);
  await sendDueMails();
  const rows = await query(sql`
    SELECT email, token FROM subscriptions
    UNION SELECT recipient, token FROM mails JOIN subscriptions s ON about = 'subscription:' || s.id`);
  const wrong = received.flatMap(({ to: [own = "", ...others], raw }) => {
    const ownTokens = rows.filter(({ email }) => email === own).map(({ token }) => String(token));
    const text = [own, ...ownTokens].reduce(
      (left, part) => left.replaceAll(part, ""),
      raw.replaceAll("=\r\n", "").replaceAll("=3D", "="),
    );
    return [
      ...others,
      ...leaksIn(text, forbidden),
      ...(/Words \d|kill myself/.test(text) ? [text] : []),
    ];
  });
  expect(wrong).toEqual([]);
  expect(received.length).toBeGreaterThan(30);
  expect(new Set(received.map(({ raw }) => /^Subject: (.*?)\d?$/m.exec(raw)?.[1])).size).toBe(5);
});
