import type { CheckEnvironment } from "../../../src/collections/check/check.ts";
import type { CollectionName } from "../../../src/collections/schemas/collections.ts";

/** The content that the Studio edits, and its environment. */
export interface StudioContext {
  /** The folder `content/`. */
  root: string;
  environment: CheckEnvironment;
  /** Called after a file of that collection has changed. */
  afterWrite: (collection: CollectionName) => Promise<void>;
}

/** An error that the API returns with a status. */
export class StudioError extends Error {
  readonly status: 403 | 404 | 409 | 422;
  /** More fields of the response. */
  readonly more: object;

  constructor(status: StudioError["status"], message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}
