import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";

/** Finishes running requests. Node would wait a minute for connections that browsers opened in advance. */
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
    const timer = setTimeout(() => server.closeAllConnections(), 5000);
    await closed;
    clearTimeout(timer);
  };
}
