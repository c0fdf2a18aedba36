import { useEffect, useState } from "react";

/** What is being fetched: on its way, there, or not to be had, with the reason. */
export type Loaded<T> = { value: T } | { error: string } | undefined;

/** Fetches once; the component is keyed by what it shows. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, see above
  useEffect(() => {
    let isGone = false;
    const settle = (next: Loaded<T>) => isGone || setLoaded(next);
    load().then(
      (value) => settle({ value }),
      (error) => settle({ error: error.message }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return loaded;
}
