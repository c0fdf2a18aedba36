import type { CheckEnvironment } from "../../../src/content-files/check.ts";
import type { CollectionName } from "../../../src/schemas/collections.ts";

/** What the Studio works on. */
export interface Desk {
  /** The folder `content/`. */
  root: string;
  environment: CheckEnvironment;
  /** Called once a file of that collection has changed. */
  afterWrite: (collection: CollectionName) => Promise<void>;
}

/** An answer other than that all went well. */
export class Refusal extends Error {
  readonly status: 403 | 404 | 409 | 422;
  /** What the browser is told besides. */
  readonly more: object;

  constructor(status: Refusal["status"], message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}
