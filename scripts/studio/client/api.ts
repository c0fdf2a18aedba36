import type { Checked, Edit, OpenFile, Overview } from "../protocol.ts";

/** An answer that is not the one hoped for: what to say, and what came with it. */
export class ApiError extends Error {
  readonly status: number;
  readonly more: { current?: OpenFile } & Partial<Checked>;

  constructor(status: number, message: string, more: ApiError["more"] = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

const silent = "The Studio does not answer. Is npm run dev still running?";

/** @throws ApiError */
async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal) {
  const init = {
    method,
    cache: "no-store",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" } }),
    ...(signal ? { signal } : {}),
  } as const;
  // The connection may also end in the middle of an answer.
  const fail = (error: Error) => {
    throw signal?.aborted ? error : new ApiError(0, silent);
  };
  const response = await fetch(`/studio/api/${path}`, init).catch(fail);
  const answer = await response.json().catch(fail);
  if (!response.ok) throw new ApiError(response.status, String(answer.error), answer);
  return answer as T;
}

export const readOverview = () => call<Overview>("GET", "overview");

export const readFile = (at: string) =>
  call<OpenFile>("GET", `file?${new URLSearchParams({ at })}`);

export const readBlank = (collection: string, like: string | undefined) =>
  call<OpenFile>("GET", `blank?${new URLSearchParams({ in: collection, ...(like && { like }) })}`);

export const checkEdit = (edit: Edit, signal?: AbortSignal) =>
  call<Checked>("POST", "check", edit, signal);

export const saveEdit = (edit: Edit) => call<OpenFile>("PUT", "file", edit);

export const removeFile = (at: string, base: string) => call("DELETE", "file", { at, base });
