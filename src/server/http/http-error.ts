import { UserError } from "../../lib/errors/user-error.ts";
import { errorCode, isUnavailable, PreviewWithoutData, rootOf } from "../db/client.ts";

export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly fields: Record<string, string | undefined> | undefined;
  /** Help lines, if the sent text sounds like danger. */
  readonly help: object | undefined;

  constructor(
    status: number,
    message: string,
    more: Partial<Pick<HttpError, "headers" | "fields" | "help">> = {},
  ) {
    super(message);
    this.status = status;
    this.headers = more.headers ?? {};
    this.fields = more.fields;
    this.help = more.help;
  }
}

export const invalidFields = (fields: Record<string, string | undefined>): HttpError =>
  new HttpError(400, "Some fields are not valid", { fields });

/** Logs an unexpected error, without personal data. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof PreviewWithoutData) return new HttpError(503, onlyPreview);
  if (isUnavailable(error)) {
    console.warn("503", withoutData(error));
    return new HttpError(503, "The site cannot reach its data right now. Please try again.", {
      headers: { "Retry-After": "5" },
    });
  }
  console.error("500", withoutData(error));
  return new HttpError(500, "Sorry, there is a problem with the site. Please try again later.");
}

const onlyPreview =
  "This is only a preview of the site. It has no posts, and it does not save anything you send.";

// Messages of the database and its drivers quote the query's values, including email addresses.
function withoutData(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const root = rootOf(error);
  if (!(root instanceof Error)) return typeof root;
  return [`${root.name} ${errorCode(error) ?? ""}`, ...framesOf(root)].join("\n");
}

/** The message comes before the stack frames and may contain lines that look like frames. */
function framesOf({ stack = "", message }: Error): string[] {
  const start = stack.indexOf(message);
  return start < 0 ? [] : (stack.slice(start + message.length).match(/^ {4}at .*$/gm) ?? []);
}
