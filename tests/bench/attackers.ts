// A program: attacks the site at the first argument until it is killed. The second is a private link.

import { once } from "node:events";
import { connect } from "node:net";
import { type Client, clientOf } from "./load-clients.ts";

const [site = "", own = ""] = process.argv.slice(2);
const { port } = new URL(site);

async function repeat(act: () => Promise<unknown>): Promise<void> {
  for (;;) await act();
}

/** Sends 1,500 requests in one packet, and again once the connection is closed. */
async function pipeline(): Promise<void> {
  const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress: "127.2.0.1" });
  socket.on("error", () => {}).resume();
  socket.write("GET /discussions/1?fresh=1 HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1500));
  await once(socket, "close");
}

/** Each client has eight connections. */
const readers = Array.from({ length: 25 }, () => clientOf(site, 61_000));
const eightTimes = (client: Client, act: (client: Client) => Promise<unknown>) =>
  Array.from({ length: 8 }, () => repeat(() => act(client)));

const signIns = Array.from({ length: 60 }, (_, number) => clientOf(site, 62_000 + number));
const editor = clientOf(site, 63_000);
const content = "a ".repeat(2500);

await Promise.all([
  repeat(pipeline),
  ...readers.flatMap((client) => eightTimes(client, (one) => one.get("/discussions/1?fresh=1"))),
  ...signIns.map((client, number) =>
    repeat(() =>
      client.post("/api/desk/session", { username: `user ${number}`, password: "guess" }),
    ),
  ),
  ...eightTimes(editor, (one) => one.post(`/api${own}`, { action: "edit", content })),
]);
