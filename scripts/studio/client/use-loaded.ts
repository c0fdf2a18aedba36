import { useEffect, useState } from "react";

/** The result of a request; undefined until there is one. */
export type Loaded<T> = { value: T } | { error: string } | undefined;

/** Loads once. A component that shows something else needs another `key`. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
  useEffect(() => {
    let isUnmounted = false;
    const settle = (next: Loaded<T>) => isUnmounted || setLoaded(next);
    load().then(
      (value) => settle({ value }),
      (error) => settle({ error: error.message }),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return loaded;
}
