import { type ReactNode, useEffect, useState } from "react";

interface Props<T> {
  load: () => Promise<T>;
  children: (value: T) => ReactNode;
}

/** Loads once, and shows the result. To load something else, it needs another `key`. */
export function Load<T>({ load, children }: Props<T>) {
  const [loaded, setLoaded] = useState<{ value: T } | { error: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
  useEffect(() => {
    let isUnmounted = false;
    const settle = (next: typeof loaded) => isUnmounted || setLoaded(next);
    load().then(
      (value) => settle({ value }),
      (error) => settle({ error: error.message }),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (loaded && "value" in loaded) return children(loaded.value);
  return (
    <div className="wrap">
      {loaded ? (
        <p className="notice danger" role="alert">
          {loaded.error}
        </p>
      ) : (
        <p className="hint">Loading …</p>
      )}
    </div>
  );
}
