import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { request } from "../../lib/request.ts";
import type { Found } from "./site-search.ts";

type State =
  | { phase: "idle" | "loading" | "failed"; search?: undefined }
  | { phase: "ready"; search: (query: string) => Found };

/** Loaded on first use, because its lists of phrases about danger are large. */
export const searchCode = () => import("./site-search.ts");

/**
 * The site search in the browser. Its code and index are fetched by the first call of `load`, or during hydration if
 * the visitor is already in the field. After a failure, the next call tries again.
 */
export function useSiteSearch(field: RefObject<HTMLInputElement | null>, query?: string) {
  const [{ phase, search }, setState] = useState<State>({ phase: "idle" });
  // A ref instead of the phase, because a call before the next render would not see the new phase.
  const isAsked = useRef(false);

  async function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    setState({ phase: "loading" });
    try {
      const index = request("/search-index.json").then((response) => response.json());
      const [documents, { createSiteSearch }] = await Promise.all([index, searchCode()]);
      setState({ phase: "ready", search: createSiteSearch(documents) });
    } catch {
      isAsked.current = false;
      setState({ phase: "failed" });
    }
  }

  const loadIfFocused = useEffectEvent(() => {
    if (field.current === document.activeElement) void load();
  });
  useLayoutEffect(() => loadIfFocused(), []);

  const found = useMemo(() => {
    return search && query !== undefined ? { query, ...search(query) } : undefined;
  }, [search, query]);

  return { found, phase, load };
}
