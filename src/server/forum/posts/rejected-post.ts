import type { HttpError } from "../../http/http-error.ts";

export interface RejectedPost {
  problem: HttpError;
  typed: Record<string, string>;
}
