import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** Somebody at an address of its own: the whole of 127.0.0.0/8 is this machine. */
export interface Client {
  /** @returns the status, or 0 where no answer came */
  get(path: string): Promise<number>;
  /** @param body sent as JSON */
  post(path: string, body?: object): Promise<number>;
  close(): void;
}

/** @param number 0 to 64,000, each an address */
export function clientOf(site: string, number: number): Client {
  const localAddress = `127.1.${number >> 8}.${number & 255}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { port } = new URL(site);
  const ask = async (method: string, path: string, body = ""): Promise<number> => {
    const headers = body ? { "Content-Type": "application/json" } : {};
    const host = "127.0.0.1";
    const asked = request({ host, port, path, method, localAddress, agent, headers });
    const answer = new Promise<IncomingMessage>((answered, failed) => {
      asked.on("response", answered).on("error", failed);
    });
    asked.end(body);
    try {
      const response = await answer;
      await text(response);
      return response.statusCode ?? 0;
    } catch (error) {
      // The server has just closed a connection that was idle: browsers ask again, and so does this.
      return asked.reusedSocket && isReset(error) ? ask(method, path, body) : 0;
    }
  };
  return {
    get: (path) => ask("GET", path),
    post: (path, body) => ask("POST", path, body && JSON.stringify(body)),
    close: () => agent.destroy(),
  };
}

const isReset = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ECONNRESET";
