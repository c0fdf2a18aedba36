import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";

// Node would wait a minute for connections that browsers opened in advance, so this tracks the running requests.
/**
 * Returns a function that finishes running requests and closes the server.
 * @param grace milliseconds to wait for them
 */
export function closable(server: Server, grace = 5000): () => Promise<void> {
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
    const timer = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearTimeout(timer);
  };
}
