import type { Loaded } from "./use-loaded.ts";

/** What stands in the place of something that is not there yet, or cannot be had. */
export function Loading({ loaded }: { loaded: Loaded<unknown> }) {
  if (loaded && "error" in loaded)
    return (
      <p className="notice danger" role="alert">
        {loaded.error}
      </p>
    );
  return <p className="hint">One moment …</p>;
}
