import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Transaction } from "../../scripts/dev-server/database.ts";
import { finishBackgroundWork } from "../../scripts/dev-server/function-router.ts";
import { usualPatience } from "../../src/server/db/transport.ts";
import { setEnv } from "../../src/server/env.ts";
import type { Message } from "../../src/server/mail/compose.tsx";
import {
  mailTimeouts,
  openTransport,
  type Send,
  sendDueMails,
} from "../../src/server/mail/send.ts";
import { chance } from "../support/faults/random.ts";
import { hurry, patientDatabase, throughFaults } from "../support/faults/run.ts";
import { type MailFault, mailFaults, startMailServer } from "../support/mail-server.ts";
import { makeModerators } from "../support/moderators.ts";
import { newKey } from "../support/posts.ts";
import { postJson, startSite, typed } from "../support/site.ts";

const transaction = startSite({ POST_LIMIT: "1000000" });
makeModerators("ana");
const server = startMailServer();

// `npm run bench -- faults` runs a thousand each night.
const schedules = Number(process.env["SCHEDULES"] ?? 20);
const first = Number(process.env["SEED"] ?? 1);

test(`loses no email, and sends no acknowledged email twice, through ${schedules} schedules of faults`, {
  timeout: 30_000 + 600 * schedules,
}, async () => {
  const troubles: string[] = [];
  await hurry(async () => {
    for (let seed = first; seed < first + schedules; seed++)
      troubles.push(...(await mailTroublesOf(seed, server, transaction)));
  });

  expect(troubles).toEqual([]);
});

const usual = { ...mailTimeouts };

/** When a process is killed, relative to the server's acceptance of an email. */
type Death = "before" | "after" | "none";

/**
 * Stores a post with crisis phrases while the network fails, and sends the emails about it from several processes while
 * the mail server and the database fail and processes are killed.
 * @returns a description of each inconsistency
 */
async function mailTroublesOf(
  seed: number,
  { received, faults }: ReturnType<typeof startMailServer>,
  transaction: Transaction,
): Promise<string[]> {
  const unrecorded = () => listUnrecorded(transaction);
  const random = chance(seed * 7919);
  const ofTen = random.pick([2, 5, 8]);
  const fault = (): MailFault => (random.number(10) < ofTen ? random.pick(mailFaults) : "none");
  const deaths: Death[] = Array.from({ length: 8 }, () =>
    random.once(5) ? random.pick(["before", "after"]) : "none",
  );
  const people = ["ana", "reader", "writer"].map((name) => `${name}-${seed}@example.org`);
  const [moderator = "", reader = "", writer = ""] = people;
  const acknowledged = new Map<string, number>();
  received.length = 0;
  await start(moderator, reader, writer);
  Object.assign(mailTimeouts, { connectionTimeout: 40, socketTimeout: 40 });
  faults.splice(0, faults.length, ...Array.from({ length: 10 }, fault));

  await throughFaults(seed, () => postAbout(seed, writer));
  await passTime();
  for (let round = 0; round < 2; round++) {
    const processes = Array.from(
      { length: 1 + random.number(3) },
      () => () => runProcess(deaths, acknowledged, unrecorded),
    );
    await throughFaults(seed + 10_000 * (round + 1), async () => {
      await Promise.all(processes.map((run) => run()));
    });
    await passTime();
  }
  faults.length = 0;
  Object.assign(mailTimeouts, usual);
  const impatience = { ...usualPatience };
  Object.assign(usualPatience, { first: 20_000, total: 20_000 });
  for (let round = 0; round < 6 && (await isWaiting()); round++) {
    await runProcess([], acknowledged, unrecorded);
    await passTime();
  }

  Object.assign(usualPatience, impatience);

  const troubles: string[] = [];
  const rows = await storedMails();
  for (const address of people) {
    const [row, ...more] = rows.filter(({ recipient }) => recipient === address);
    const accepted = received.filter(({ to }) => to.includes(address)).length;
    const acks = acknowledged.get(address) ?? 0;
    const isRight =
      more.length === 0 &&
      (row?.state === "sent" ? accepted >= 1 && acks <= 1 : row?.state === "refused" && acks === 0);
    if (!isRight)
      troubles.push(
        `SEED=${seed} ${address} is ${row?.state ?? "not stored"} (${more.length} more), accepted ${accepted} times, acknowledged ${acks} times`,
      );
  }
  if (rows.length > people.length) troubles.push(`SEED=${seed} ${rows.length} mails are stored`);
  if (received.some(({ to }) => to.length !== 1))
    troubles.push(`SEED=${seed} a mail has several recipients`);
  return troubles;
}

async function start(moderator: string, reader: string, writer: string): Promise<void> {
  const db = patientDatabase();
  await db.batch([
    db.execute(sql`DELETE FROM mails`),
    db.execute(sql`DELETE FROM rate_limits`),
    db.execute(sql`DELETE FROM subscriptions`),
    db.execute(sql`UPDATE users SET email = ${moderator}`),
    db.execute(sql`INSERT INTO subscriptions (email, target_type, target_id, confirmed_at)
      VALUES (${reader}, 'discussion', 1, now())`),
    db.execute(sql`
      WITH own AS (
        INSERT INTO subscriptions (email, target_type, target_id) VALUES (${writer}, 'discussion', 1)
        RETURNING id, email
      )
      INSERT INTO mails (recipient, kind, about)
      SELECT email, 'confirmation', 'subscription:' || id FROM own`),
  ]);
}

/** Sends the post until it is stored. The site itself sends no email, because its process is not killed. */
async function postAbout(seed: number, email: string): Promise<void> {
  const { MAIL_URL } = process.env;
  setEnv({ MAIL_URL: undefined });
  const post = { ...typed, email, content: `I want to die ${seed}` };
  const key = newKey();
  let status = 0;
  for (let tries = 0; tries < 200 && status !== 201; tries++)
    status = (await postJson("/api/discussions/1/replies", post, key)).status;
  await finishBackgroundWork();
  setEnv({ MAIL_URL });
  if (status !== 201) throw new Error(`The post got ${status}`);
}

/**
 * Runs a process until it has nothing to send, fails or is killed. It sends several emails at once, so it can die with
 * one while it is recording that another was accepted. That email may be sent again, so it does not count.
 */
async function runProcess(
  deaths: Death[],
  acknowledged: Map<string, number>,
  unrecorded: () => Promise<string[]>,
): Promise<void> {
  const killed = Promise.withResolvers<void>();
  let isDead = false;
  const never = new Promise<never>(() => {});
  const own = new Set<string>();
  const count = (to: string, by: number) => acknowledged.set(to, (acknowledged.get(to) ?? 0) + by);
  const die = async () => {
    isDead = true;
    for (const to of await unrecorded()) if (own.has(to)) count(to, -1);
    killed.resolve();
    return never;
  };
  const transport = openTransport();
  const send: Send = async (message: Message) => {
    const death = deaths.shift() ?? "none";
    if (isDead) return never;
    if (death === "before") return die();
    try {
      await transport?.(message);
    } catch (error) {
      throw isDead ? await never : error;
    }
    if (isDead) return never;
    if (death === "after") return die();
    own.add(message.to);
    count(message.to, 1);
  };
  const run = sendDueMails(send).catch(() => {});
  await Promise.race([run, killed.promise]);
}

/** Makes every unsent email due, as if an hour had passed. */
const passTime = () =>
  patientDatabase().execute(sql`
    UPDATE mails SET due_at = now(), lease_until = NULL, sent_at = sent_at - interval '1 hour'
    WHERE failed_at IS NULL`);

/** Lists the recipients whose emails are not recorded as sent, over a connection without faults. */
const listUnrecorded = (transaction: Transaction) =>
  transaction("", async (run) => {
    const { rows } = await run({
      query: "SELECT recipient FROM mails WHERE sent_at IS NULL",
      params: [],
    });
    return rows.map(([recipient]) => String(recipient));
  });

async function storedMails() {
  const { rows } = await patientDatabase().execute<{ recipient: string; state: string }>(sql`
    SELECT recipient, CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN failed_at IS NOT NULL
      THEN 'refused' ELSE 'waiting' END AS state FROM mails`);
  return rows;
}

const isWaiting = async () => (await storedMails()).some(({ state }) => state === "waiting");
