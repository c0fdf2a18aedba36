import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { SMTPServer } from "smtp-server";
import { mailDays } from "../../src/lib/input/limits.ts";
import { type Env, setEnv } from "../../src/server/env.ts";
import { eachHour } from "./each-hour.ts";
import type { ScheduledModule } from "./function-router.ts";

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Without `MAIL_URL`, a server on this machine saves each email as a file. */
export async function openMailbox({ MAIL_URL, DATA_DIR }: Env) {
  const folder = join(DATA_DIR, "mail");
  const server = MAIL_URL ? undefined : await keepMails(folder);
  let stop: (() => Promise<void>) | undefined;
  return {
    /** @param sendMail bundled, because Node cannot read .tsx */
    start: (sendMail: ScheduledModule) => {
      stop = eachHour(async () => {
        await deleteMailsBefore(folder, Date.now() - mailDays * 86_400_000);
        await sendMail.default();
      });
    },
    close: async () => {
      await stop?.();
      if (server) await new Promise<void>((done) => server.close(done));
    },
  };
}

export async function deleteKeptMails({ DATA_DIR }: Env, email: string): Promise<void> {
  const folder = join(DATA_DIR, "mail");
  for (const name of await readdir(folder).catch(() => [])) {
    const raw = await readFile(join(folder, name), "utf8");
    const text = raw.replace(/=\r?\n/g, "").toLowerCase();
    if (text.includes(email.toLowerCase())) await rm(join(folder, name));
  }
}

/** @param before milliseconds */
export async function deleteMailsBefore(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name < momentOf(before))) await rm(join(folder, name));
}

const momentOf = (time: number): string => new Date(time).toISOString().replaceAll(":", "-");

async function keepMails(folder: string): Promise<SMTPServer> {
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      const file = join(folder, `${momentOf(Date.now())}-${++count}.eml`);
      mkdir(folder, { recursive: true, mode: 0o700 })
        .then(() => pipeline(stream, createWriteStream(file, { mode: 0o600 })))
        .then(() => done(), done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  setEnv({ MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "forum@localhost.example" });
  console.log(`Mails are kept in ${folder}`);
  return server;
}
