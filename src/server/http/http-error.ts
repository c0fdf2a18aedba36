import { UserError } from "../../errors/user-error.ts";
import { errorCode, isUnavailable, PreviewWithoutData, rootOf } from "../db/client.ts";

/** Why a request was refused, in words for the visitor; becomes the one error shape of the API. */
export class HttpError extends Error {
  override name = "Problem";
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly fields: Record<string, string | undefined> | undefined;

  constructor(
    status: number,
    message: string,
    more: Partial<Pick<HttpError, "headers" | "fields">> = {},
  ) {
    super(message);
    this.status = status;
    this.headers = more.headers ?? {};
    this.fields = more.fields;
  }
}

/** Anything that went wrong as what may be told. What may not is logged, without personal data. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof PreviewWithoutData) return new HttpError(503, onlyPreview);
  if (isUnavailable(error)) {
    console.warn("503", withoutData(error));
    const headers = { "Retry-After": "5" };
    return new HttpError(503, "The site cannot reach its data right now. Please try again.", {
      headers,
    });
  }
  console.error("500", withoutData(error));
  return new HttpError(500, "Something went wrong on our side. Please try again later.");
}

const onlyPreview =
  "This is only a preview of the site. It has no posts, and nothing that is sent here is kept.";

// Messages of the database and its drivers quote what was sent, e-mail addresses included.
function withoutData(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const root = rootOf(error);
  if (!(root instanceof Error)) return typeof root;
  return [`${root.name} ${errorCode(error) ?? ""}`, ...framesOf(root)].join("\n");
}

/** The message stands before them, and may hold lines that only look like one. */
function framesOf({ stack = "", message }: Error): string[] {
  const start = stack.indexOf(message);
  return start < 0 ? [] : (stack.slice(start + message.length).match(/^ {4}at .*$/gm) ?? []);
}
