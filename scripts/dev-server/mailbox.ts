import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { SMTPServer } from "smtp-server";
import { type Env, setEnv } from "../../src/server/env.ts";
import type { FunctionModule } from "./function-router.ts";

const interval = 5 * 60_000;

export interface Mailbox {
  place: string;
  /** Runs the scheduled function every five minutes. It is passed bundled, because Node cannot read .tsx. */
  start(functions: FunctionModule[]): void;
  close(): Promise<void>;
}

/** Sends mails as Netlify's schedule does. Without `MAIL_URL`, a server on this machine keeps each mail as a file. */
export async function openMailbox({ MAIL_URL, MAIL_FROM, DATA_DIR }: Env): Promise<Mailbox> {
  const folder = join(DATA_DIR, "mail");
  const server = MAIL_URL ? undefined : await keepMails(folder);
  let timer: NodeJS.Timeout | undefined;
  let run: Promise<unknown> | undefined;
  return {
    start: (functions) => {
      // The hourly function starts builds at Netlify.
      const scheduled = functions.find(({ config }) => config.schedule?.includes("*"));
      const send = scheduled?.default as (() => Promise<Response>) | undefined;
      timer = setInterval(() => {
        run = send?.().catch(console.error);
      }, interval);
    },
    place: placeOf({ MAIL_URL, MAIL_FROM }, folder),
    close: async () => {
      clearInterval(timer);
      await run;
      if (server) await new Promise<void>((done) => server.close(done));
    },
  };
}

function placeOf({ MAIL_URL, MAIL_FROM }: Partial<Env>, folder: string): string {
  if (!MAIL_URL) return `Mails are kept in ${folder}`;
  return MAIL_FROM
    ? "Mails are sent by the server in MAIL_URL"
    : "Mails are not sent, because MAIL_FROM is not set";
}

export async function deleteKeptMails({ DATA_DIR }: Env, email: string): Promise<void> {
  const folder = join(DATA_DIR, "mail");
  for (const name of await readdir(folder).catch(() => [])) {
    const raw = await readFile(join(folder, name), "utf8");
    const text = raw.replace(/=\r?\n/g, "").toLowerCase();
    if (text.includes(email.toLowerCase())) await rm(join(folder, name));
  }
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
