import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { finishBackgroundWork } from "../../scripts/dev-server/function-router.ts";
import { setEnv } from "../../src/server/env.ts";

export interface ReceivedMail {
  to: string[];
  /** Headers and body, as sent. */
  raw: string;
}

/** The faults of a connection, which carries one email. */
export const mailFaults = [
  /** 421 instead of a greeting. */
  "down",
  /** No greeting. */
  "silent",
  /** 451 to the recipient. */
  "busy",
  /** 550 to the recipient. */
  "refused",
  /** 554 to the message. */
  "rejected",
  "slow",
  /** The email is accepted, and the connection ends before the reply. */
  "lost",
  /** The email is accepted, and there is no reply. */
  "stuck",
] as const;

export type MailFault = (typeof mailFaults)[number] | "none";

/** A real SMTP server for the tests of a file, and the emails that it received in the current test. */
export function startMailServer() {
  const received: ReceivedMail[] = [];
  /** The reply to each recipient; undefined accepts the email. */
  const refusal: { code?: number | undefined } = {};
  /** The faults of the next connections. */
  const faults: MailFault[] = [];
  const faultOf = new Map<string, MailFault>();
  const endConnection = ({ id }: SMTPServerSession) =>
    [...server.connections].find((connection) => connection.id === id)?.close();
  const server = new PromptServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onConnect: (session, done) => {
      const fault = faults.shift() ?? "none";
      faultOf.set(session.id, fault);
      if (fault === "silent") return;
      done(fault === "down" ? refuse(421) : null);
    },
    onRcptTo: (_, { id }, done) => {
      const code = { busy: 451, refused: 550 }[String(faultOf.get(id))] ?? refusal.code;
      done(code ? refuse(code) : null);
    },
    onData: async (stream, session, done) => {
      const fault = faultOf.get(session.id);
      // A client that gives up ends the stream with an error.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      const mail = { to: session.envelope.rcptTo.map(({ address }) => address), raw };
      if (fault === "rejected") return done(refuse(554));
      if (fault === "slow") await pause(20);
      received.push(mail);
      if (fault === "lost") endConnection(session);
      else if (fault !== "stuck") done();
    },
  });
  // A client that gives up is part of the tests.
  server.on("error", () => {});
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    setEnv({ MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "NTKOC <forum@example.org>" });
  });
  beforeEach(async () => {
    await finishBackgroundWork();
    received.length = 0;
    faults.length = 0;
    refusal.code = undefined;
  });
  afterAll(() => new Promise<void>((done) => server.close(done)));
  return { received, refusal, faults };
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

const refuse = (responseCode: number) => Object.assign(new Error("No"), { responseCode });
