import { once } from "node:events";
import type { Server } from "node:http";

/** Running requests have a second. Node would wait a minute for connections that browsers opened in advance. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), 1000);
  await closed;
  clearTimeout(timer);
}
