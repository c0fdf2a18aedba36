import * as z from "zod/mini";

const body = z.object({
  error: z.optional(z.string()),
  // A catch-all, since `z.record` would cost visitors another kilobyte.
  fields: z.optional(z.catchall(z.object({}), z.string())),
});

/** An answer of the API that is not a success: `404: {"error":"…"}`. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own words, where it gave some. */
  readonly reason: string | undefined;
  /** The fields that it refused, and why. */
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
