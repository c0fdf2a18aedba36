import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { finishBackgroundWork } from "../../scripts/dev-server/function-router.ts";
import { patience } from "../../src/community/mail/server/send.ts";
import { setEnv } from "../../src/server/env.ts";

export interface ReceivedMail {
  to: string[];
  raw: string;
}

type Refusal = Partial<Record<"code" | "times", number | undefined>> & {
  text?: string | undefined;
};

/** A real SMTP server for the tests of a file, and the emails that it received in the current test. */
export function startMailServer() {
  const received: ReceivedMail[] = [];
  /** The reply to each recipient, or to the next ones; without a code, it accepts the email. */
  const refusal: Refusal = {};
  const nextRefusal = (): Error | null => {
    const { code, text = "No", times = Infinity } = refusal;
    if (!code || times === 0) return null;
    refusal.times = times - 1;
    return Object.assign(new Error(text), { responseCode: code });
  };
  const server = new PromptServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (_address, _session, done) => done(nextRefusal()),
    onData: async (stream, { envelope }, done) => {
      received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: await text(stream) });
      done();
    },
  });
  beforeAll(async () => {
    patience.pauses = [1, 3];
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    setEnv({ MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "NTKOC <forum@example.org>" });
  });
  beforeEach(async () => {
    await finishBackgroundWork();
    received.length = 0;
    Object.assign(refusal, { code: undefined, text: undefined, times: undefined });
  });
  afterAll(() => new Promise<void>((done) => server.close(done)));
  return { received, refusal };
}

/** Greets at once. By default, the server waits 100 ms to detect clients that talk too early. */
class PromptServer extends SMTPServer {
  override connect(...given: Parameters<SMTPServer["connect"]>): void {
    super.connect(...given);
    const connection = [...this.connections].at(-1);
    if (!connection) return;
    setImmediate(connection.connectionReady.bind(connection));
    connection.connectionReady = () => {};
  }
}
