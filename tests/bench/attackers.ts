// A program: attacks the site at the first argument until it is killed. The second is a private link, the others name
// attacks.

import { connect } from "node:net";
import { type Client, clientOf } from "./load-clients.ts";

const [site = "", own = "", ...names] = process.argv.slice(2);
const { port } = new URL(site);

async function repeat(act: () => Promise<unknown>): Promise<void> {
  for (;;) await act();
}

/** Sends 1,500 requests in one packet, and again once the connection is closed. */
async function pipeline(): Promise<void> {
  const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress: "127.2.0.1" });
  socket.on("error", () => {}).resume();
  socket.write("GET /discussions/1?fresh=1 HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1500));
  // Not `once`, which throws if the connection is reset.
  await new Promise((closed) => socket.on("close", closed));
}

const eightTimes = (client: Client, act: (client: Client) => Promise<unknown>) =>
  Array.from({ length: 8 }, () => repeat(() => act(client)));

const content = "a ".repeat(2500);

const attacks: Record<string, () => Promise<unknown>[]> = {
  pipelining: () => [repeat(pipeline)],
  /** 25 addresses with eight connections each. */
  readers: () =>
    Array.from({ length: 25 }, (_, number) => clientOf(site, 61_000 + number)).flatMap((client) =>
      eightTimes(client, (one) => one.get("/discussions/1?fresh=1")),
    ),
  "sign-ins": () =>
    Array.from({ length: 60 }, (_, number) => {
      const client = clientOf(site, 62_000 + number);
      const guess = { username: `user ${number}`, password: "guess" };
      return repeat(() => client.post("/api/desk/session", guess));
    }),
  edits: () =>
    eightTimes(clientOf(site, 63_000), (one) =>
      one.post(`/api${own}`, { action: "edit", content }),
    ),
};

await Promise.all(names.flatMap((name) => attacks[name]?.() ?? []));
