import { createTransport } from "nodemailer";
import { answerWithin } from "../db/deadline.ts";
import { readEnv } from "../env.ts";
import { composeMail, type Message } from "./compose.tsx";
import { claimMails, dropMail, leaseSeconds, type Mail, markFailed, markSent } from "./outbox.ts";

/** Mails that are sent at the same time. */
const batch = 5;

/** Sends a message. @throws NodemailerError */
export type Send = (message: Message) => Promise<unknown>;

/** Sends every mail that is due. Without `MAIL_URL` it does nothing. */
export async function sendDueMails(send = smtp()): Promise<void> {
  if (!send) return;
  // The request that stored a mail may have used up its own time.
  await answerWithin(leaseSeconds * 1000, async () => {
    for (let due = await claimMails(batch); due.length > 0; due = await claimMails(batch))
      await Promise.all(due.map((mail) => deliver(mail, send)));
  });
}

async function deliver(mail: Mail, send: Send): Promise<void> {
  try {
    const message = await composeMail(mail);
    if (!message) return await dropMail(mail);
    await send(message);
  } catch (error) {
    return await markFailed(mail, codeOf(error), isRefused(error));
  }
  await markSent(mail);
}

/** Short, because a server's reply may contain the address. */
const codeOf = (error: unknown): string => {
  const { code = "", responseCode = "" } = Object(error) as Record<string, unknown>;
  return `${code} ${responseCode}`.trim() || "unknown error";
};

/** True if the server refused this recipient or message for good. A wrong password is not the mail's fault. */
function isRefused(error: unknown): boolean {
  const { code, permanent } = Object(error) as Record<string, unknown>;
  return permanent === true && (code === "EENVELOPE" || code === "EMESSAGE");
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 };

function smtp(): Send | undefined {
  const { MAIL_URL: url, MAIL_FROM: from } = readEnv();
  if (!url) return undefined;
  const transport = createTransport({ url, ...timeouts }, { from });
  return (message) => transport.sendMail(message);
}
