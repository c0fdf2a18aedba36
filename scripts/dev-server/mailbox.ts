import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { SMTPServer } from "smtp-server";
import { type Env, setEnv } from "../../src/server/env.ts";
import { eachHour } from "./each-hour.ts";
import type { ScheduledModule } from "./function-router.ts";

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Without `MAIL_URL`, a server on this machine saves each email as a file. */
export async function openMailbox({ MAIL_URL, DATA_DIR }: Env) {
  const server = MAIL_URL ? undefined : await keepMails(join(DATA_DIR, "mail"));
  let stop: (() => Promise<void>) | undefined;
  return {
    /** @param sendMail bundled, because Node cannot read .tsx */
    start: (sendMail: ScheduledModule) => {
      stop = eachHour(sendMail.default);
    },
    close: async () => {
      await stop?.();
      if (server) await new Promise<void>((done) => server.close(done));
    },
  };
}

async function keepMails(folder: string): Promise<SMTPServer> {
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      const moment = new Date().toISOString().replaceAll(":", "-");
      const file = join(folder, `${moment}-${++count}.eml`);
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
