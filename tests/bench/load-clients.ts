import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** A visitor with a separate IP address: all of 127.0.0.0/8 is this machine. */
export interface Client {
  /** @returns the status, or 0 if there was no response */
  get(path: string): Promise<number>;
  post(path: string, body?: object): Promise<number>;
  close(): void;
}

/** @param number 0 to 64,000, each with another address */
export function clientOf(site: string, number: number): Client {
  const localAddress = `127.1.${number >> 8}.${number & 255}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { port } = new URL(site);
  const send = async (method: string, path: string, body = ""): Promise<number> => {
    const headers = body ? { "Content-Type": "application/json" } : {};
    const host = "127.0.0.1";
    const sent = request({ host, port, path, method, localAddress, agent, headers });
    const arrived = new Promise<IncomingMessage>((resolve, reject) => {
      sent.on("response", resolve).on("error", reject);
    });
    sent.end(body);
    try {
      const response = await arrived;
      await text(response);
      return response.statusCode ?? 0;
    } catch (error) {
      // The server closed an idle connection. Browsers retry, so this does too.
      return sent.reusedSocket && isReset(error) ? send(method, path, body) : 0;
    }
  };
  return {
    get: (path) => send("GET", path),
    post: (path, body) => send("POST", path, body && JSON.stringify(body)),
    close: () => agent.destroy(),
  };
}

const isReset = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ECONNRESET";
