import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { SMTPServer } from "smtp-server";
import { type Env, setEnv } from "../../src/server/env.ts";
import { runMailSchedule } from "../../src/server/mail/schedule.ts";

/** The interval of `functions/send-mail.ts`, in milliseconds. */
const interval = 5 * 60_000;

export interface Mailbox {
  /** Where mails go, for the terminal. */
  place: string;
  close(): Promise<void>;
}

/**
 * Sends mails while the local site runs, as Netlify's schedule does. Without `MAIL_URL`, a mail server on this machine
 * keeps each mail as a file, and nothing leaves the machine.
 */
export async function openMailbox({ MAIL_URL, DATA_DIR }: Env): Promise<Mailbox> {
  const folder = join(DATA_DIR, "mail");
  const server = MAIL_URL ? undefined : await keepMails(folder);
  let run = Promise.resolve();
  const timer = setInterval(() => {
    run = runMailSchedule().catch(console.error);
  }, interval);
  return {
    place: MAIL_URL ? "Mails are sent by the server in MAIL_URL" : `Mails are kept in ${folder}`,
    close: async () => {
      clearInterval(timer);
      await run;
      if (server) await new Promise<void>((done) => server.close(done));
    },
  };
}

async function keepMails(folder: string): Promise<SMTPServer> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      const moment = new Date().toISOString().replaceAll(":", "-");
      const file = join(folder, `${moment}-${++count}.eml`);
      pipeline(stream, createWriteStream(file)).then(() => done(), done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  setEnv({ MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "forum@localhost.example" });
  return server;
}
