import { setTimeout } from "node:timers/promises";
import { confirmationsOfAddress, confirmationsOfNetwork } from "../../../lib/input/limits.ts";
import { answerWithin } from "../../../server/db/transport.ts";
import { readEnv } from "../../../server/env.ts";
import { purge } from "../../../server/http/cache.ts";
import type { RequestContext } from "../../../server/http/handle.ts";
import { chargeSince, startOfDay, startOfHour } from "../../../server/visitors/rate-limit.ts";
import { composeMail, type Message } from "./compose.tsx";
import { claimMails, dropMail, leaseSeconds, type Mail, markFailed, markSent } from "./outbox.ts";
import { endRefused } from "./subscriptions.ts";
import { hashOfAddress, isDeclined } from "./withdrawals.ts";

const batch = 5;

type Send = (message: Message) => Promise<unknown>;

/** Milliseconds in which a run starts to send: Netlify ends a function after 30 s, even while it sends. */
const startsFor = 10_000;

/** Milliseconds between attempts. */
export const patience = { pauses: [1000, 2000, 4000] };

/** Does nothing without `MAIL_URL` and `MAIL_FROM`. */
export async function sendDueMails(send = openTransport()): Promise<void> {
  if (!send) return;
  const end = Date.now() + startsFor;
  // The request that stored an email may have used up its own time.
  await answerWithin(leaseSeconds * 1000, async () => {
    while (Date.now() < end) {
      const due = await claimMails(batch);
      if (due.length === 0) return;
      const ends = await Promise.allSettled(due.map((mail) => deliver(mail, send, end)));
      const failed = ends.find((end) => end.status === "rejected");
      if (failed) throw failed.reason;
    }
  });
}

export async function announce(changedTags: string[], context: RequestContext): Promise<void> {
  await purge(changedTags, context);
  context.waitUntil?.(sendDueMails());
}

async function deliver(mail: Mail, send: Send, end: number): Promise<void> {
  try {
    const message = await composeMail(mail);
    const mustConfirm = mail.kind === "confirmation";
    if (!message || (mustConfirm && (await isDeclined(mail.recipient))))
      return await dropMail(mail);
    if (mustConfirm && (await isOverLimit(mail))) return await markFailed(mail, "limit", true);
    await sendPatiently(message, send, end);
  } catch (error) {
    await markFailed(mail, codeOf(error), isRefused(error));
    return isUnknownAddress(error) ? await endRefused(mail.recipient) : undefined;
  }
  await markSent(mail);
}

/** The next run may be an hour away. */
async function sendPatiently(message: Message, send: Send, end: number): Promise<void> {
  for (const pause of patience.pauses)
    try {
      await send(message);
      return;
    } catch (error) {
      if (isRefused(error) || Date.now() + pause > end) throw error;
      await setTimeout(pause);
    }
  await send(message);
}

/** Anyone can type any address. Its page confirms all of its subscriptions, so one email a day is enough. */
async function isOverLimit({ recipient, attempts, isKnown, network }: Mail): Promise<boolean> {
  if (attempts > 1) return false;
  if (network && !isKnown) {
    const ofNetwork = { key: `mail:${network}`, most: confirmationsOfNetwork };
    if ((await chargeSince(startOfHour, [ofNetwork])).isOver) return true;
  }
  const key = `mail:${hashOfAddress(recipient)}`;
  return (await chargeSince(startOfDay, [{ key, most: confirmationsOfAddress }])).isOver;
}

/** A server's reply may contain the address. */
const codeOf = (error: unknown): string => {
  const { code = "", responseCode = "" } = Object(error) as Record<string, unknown>;
  return `${code} ${responseCode}`.trim() || "unknown error";
};

/** The refusal is for good, unlike that of a wrong password. */
function isRefused(error: unknown): boolean {
  const { code, permanent } = Object(error) as Record<string, unknown>;
  return permanent === true && (code === "EENVELOPE" || code === "EMESSAGE");
}

/** A refusal of the sender or the email, for a full mailbox or by a rule of the server does not count. */
function isUnknownAddress(error: unknown): boolean {
  const { command, response } = Object(error) as Record<string, unknown>;
  const reply = command === "RCPT TO" ? String(response) : "";
  return /^5\d\d[ -]5\.(?:1\.|2\.1\b)|^55[013][ -](?!5\.\d|.*relay)/i.test(reply);
}

/** Milliseconds. `connectionTimeout` includes the name, the connection, the greeting and encryption. */
const timeouts = { connectionTimeout: 10_000, socketTimeout: 15_000 };

function openTransport(): Send | undefined {
  const { MAIL_URL: url, MAIL_FROM: from } = readEnv();
  if (!url || !from) return undefined;
  // Without it, an attacker on the network could make the client send the password unencrypted.
  const requireTLS = new URL(url).username !== "";
  return async (message) => {
    // Loaded only here, so that functions start sooner.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ url, requireTLS, ...timeouts }, { from });
    return transport.sendMail(message);
  };
}
