import { type Database, database } from "./client.ts";

/** Loads a value once for each database, and again for another key or after a failure. */
export function cachedPerDatabase<Value>(
  load: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const cache = new WeakMap<Database, { key: string; value: Promise<Value> }>();
  return (key) => {
    const db = database();
    const cached = cache.get(db);
    if (cached?.key === key) return cached.value;
    const value = load(key);
    cache.set(db, { key, value });
    value.catch(() => cache.delete(db));
    return value;
  };
}
