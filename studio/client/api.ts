import type { Checked, OpenFile, PictureSummary } from "../protocol.ts";
import type { Responses } from "../server/api.ts";

/** Status 0 means no response. `more` has the other fields of the response. */
export class ApiError extends Error {
  readonly status: number;
  readonly more: { current?: OpenFile } & Partial<Checked>;

  constructor(status: number, message: string, more: ApiError["more"] = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

/** Sent to the window after a file has been written, deleted or published. */
export const savedEvent = "content-saved";

const noResponse = "The Studio is not responding. Check that npm run dev is still running.";

/**
 * @param input the query or the body
 * @throws ApiError
 */
export async function call<Name extends keyof Responses>(
  name: Name,
  input: object = {},
  signal?: AbortSignal,
): Promise<Responses[Name]> {
  const [method = "", path = ""] = name.split(" ");
  const init = { method, signal: signal ?? null };
  if (method === "GET") return send(`${path}?${new URLSearchParams({ ...input })}`, init);
  const headers = { "Content-Type": "application/json" };
  return send(path, { ...init, headers, body: JSON.stringify(input) });
}

async function send<T>(path: string, init: RequestInit): Promise<T> {
  // The connection can also fail while the body is read.
  const fail = (error: Error) => {
    throw init.signal?.aborted ? error : new ApiError(0, noResponse);
  };
  const response = await fetch(`/studio/api/${path}`, init).catch(fail);
  const result = await response.json().catch(fail);
  if (!response.ok) throw new ApiError(response.status, String(result.error), result);
  if (init.method === "PUT" || init.method === "DELETE") dispatchEvent(new Event(savedEvent));
  return result;
}

/** @throws ApiError */
export function uploadPicture(body: File): Promise<PictureSummary> {
  const headers = { "Content-Type": "application/octet-stream" };
  const query = new URLSearchParams({ name: body.name });
  return send(`picture?${query}`, { method: "PUT", headers, body });
}

export const pictureUrl = (name: string) => `/studio/api/picture?${new URLSearchParams({ name })}`;
