import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";

/**
 * Tracks the requests of a new server.
 * @returns a function that finishes running requests and closes the server. It also ends connections that browsers
 *   opened in advance, for which Node would wait a minute
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
