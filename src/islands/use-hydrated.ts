import { useSyncExternalStore } from "react";

/** Returns false during hydration, for what the server does not render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
