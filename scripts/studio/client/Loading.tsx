import type { Loaded } from "./use-loaded.ts";

/** Shown while something loads, or if it fails to load. */
export function Loading({ loaded }: { loaded: Loaded<unknown> }) {
  if (loaded && "error" in loaded)
    return (
      <p className="notice danger" role="alert">
        {loaded.error}
      </p>
    );
  return <p className="hint">Loading …</p>;
}
