import * as z from "zod/mini";

const body = z.object({
  error: z.optional(z.string()),
  // `z.record` would add a kilobyte to the bundle.
  fields: z.optional(z.catchall(z.object({}), z.string())),
});

/** An API response with a status other than 2xx. Its message is `404: {"error":"…"}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: string | undefined;
  /** Seconds until the server accepts the request again. 0 if unknown. */
  readonly wait: number;
  /** Messages by field name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, statusText: string, text: string, retryAfter?: string | null) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.wait = Math.max(0, Number(retryAfter) || 0);
    const { error, fields = {} } = parsed(text);
    this.reason = error;
    this.fields = fields;
  }
}

function parsed(text: string): z.infer<typeof body> {
  try {
    return body.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
