import type { CollectionName } from "../../src/collections/collections.ts";
import type { SiteEnvironment } from "../../src/collections/files/site-settings.ts";

export interface StudioContext {
  root: string;
  environment: SiteEnvironment;
  afterWrite: (collection: CollectionName) => Promise<void>;
  /** Milliseconds between requests to the live site, and until they end. */
  deploy?: { pause: number; limit: number };
}

export const noFile = "The file does not exist. It may have been renamed or deleted.";

export class StudioError extends Error {
  readonly status: number;
  readonly more: object;

  constructor(status: number, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

let lastAction: Promise<unknown> = Promise.resolve();

/** Runs one action at a time, so that a file cannot change between being read and written. */
export function inSequence<T>(action: () => Promise<T>): Promise<T> {
  const result = lastAction.then(action);
  lastAction = result.catch(() => undefined);
  return result;
}
