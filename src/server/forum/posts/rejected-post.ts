import type { HttpError } from "../../http/http-error.ts";

/** A form that was refused: what was typed, and why. */
export interface RejectedPost {
  problem: HttpError;
  typed: Record<string, string>;
}
