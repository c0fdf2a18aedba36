import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";

/**
 * Watches a server from its beginning.
 * @returns what closes it: it answers what it was asked, and then ends the connections that are left, also
 *   those that browsers opened ahead and never used, for which Node itself would wait a minute
 */
export function closable(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  const endRest = () => {
    if (!server.listening && open.size === 0) server.closeAllConnections();
  };
  server.on("request", (_request, response) => {
    open.add(response);
    response.on("close", () => {
      open.delete(response);
      endRest();
    });
  });
  return async () => {
    const closed = once(server, "close");
    server.close();
    endRest();
    await closed;
  };
}
