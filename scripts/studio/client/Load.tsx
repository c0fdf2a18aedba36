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
    load().then(
      (value) => setLoaded({ value }),
      (error) => setLoaded({ error: error.message }),
    );
  }, []);
  if (loaded && "value" in loaded) return children(loaded.value);
  if (!loaded) return <p className="wrap hint">Loading …</p>;
  return (
    <div className="wrap">
      <p className="notice danger" role="alert">
        {loaded.error}
      </p>
    </div>
  );
}
