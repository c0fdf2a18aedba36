import * as z from "zod/mini";

const body = z.object({
  error: z.optional(z.string()),
  // A catch-all, since `z.record` would cost visitors another kilobyte.
  fields: z.optional(z.catchall(z.object({}), z.string())),
});

/** An API response other than 2xx: `404: {"error":"…"}`. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's error message. */
  readonly reason: string | undefined;
  /** Messages by the name of the field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
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
