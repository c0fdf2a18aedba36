import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { setEnv } from "../../src/server/env.ts";

export interface ReceivedMail {
  to: string[];
  /** Headers and body, as sent. */
  raw: string;
}

/** A real SMTP server for the tests of a file, and what it received in the current test. */
export function startMailServer() {
  const received: ReceivedMail[] = [];
  /** The reply to each recipient; undefined accepts the mail. */
  const refusal: { code?: number | undefined } = {};
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onRcptTo: (_, __, done) =>
      done(refusal.code ? Object.assign(new Error("No"), { responseCode: refusal.code }) : null),
    onData: async (stream, { envelope }, done) => {
      received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: await text(stream) });
      done();
    },
  });
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    setEnv({ MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "NTKOC <forum@example.org>" });
  });
  beforeEach(() => {
    received.length = 0;
    refusal.code = undefined;
  });
  afterAll(() => new Promise<void>((done) => server.close(done)));
  return { received, refusal };
}
