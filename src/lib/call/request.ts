import { patience } from "../browser/patience.ts";

/** Milliseconds. A write is worth waiting for. */
const writing = 15_000;

export class ApiError extends Error {
  readonly status: number;
  readonly reason: string | undefined;
  /** Seconds until the server accepts the request again; 0 if unknown. */
  readonly wait: number;
  readonly fields: Readonly<Record<string, string>>;
  /** Help lines, if what was sent sounds like danger. Not validated. */
  readonly help: unknown;

  constructor(status: number, statusText: string, text: string, retryAfter?: string | null) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.wait = Math.max(0, Number(retryAfter) || 0);
    const { error, fields, help } = parsed(text);
    this.help = help;
    this.reason = isText(error) ? error : undefined;
    this.fields = Object.fromEntries(
      Object.entries(fields ?? {}).flatMap(([name, text]) => (isText(text) ? [[name, text]] : [])),
    );
  }
}

const isText = (value: unknown): value is string => typeof value === "string";

/** The response may come from a proxy, so it can be anything. */
function parsed(text: string): { error?: unknown; fields?: object; help?: unknown } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body ? body : {};
  } catch {
    return {};
  }
}

/** @throws ApiError unless the status is 2xx */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, {
    credentials: "include",
    signal: AbortSignal.timeout(init.method ? writing : patience),
    ...init,
  });
  if (response.ok) return response;
  const { status, statusText, headers } = response;
  throw new ApiError(status, statusText, await response.text(), headers.get("Retry-After"));
}
