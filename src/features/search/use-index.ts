import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { request } from "../../lib/request.ts";

type State<Search> =
  | { phase: "idle" | "loading" | "failed"; search?: undefined }
  | { phase: "ready"; search: Search };

/**
 * A search in the browser. Its index is fetched by the first call of `load`, or during hydration if the visitor is
 * already in the field. After a failure, the next call tries again.
 * @param code loads the function that builds the search from the entries of the index
 */
export function useIndex<Entry, Search>(
  path: string,
  code: () => Promise<(entries: Entry[]) => Search>,
  field: RefObject<HTMLInputElement | null>,
) {
  const [state, setState] = useState<State<Search>>({ phase: "idle" });
  // A ref instead of the phase, because a call before the next render would not see the new phase.
  const isAsked = useRef(false);

  async function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    setState({ phase: "loading" });
    try {
      const [response, create] = await Promise.all([request(path), code()]);
      setState({ phase: "ready", search: create(await response.json()) });
    } catch {
      isAsked.current = false;
      setState({ phase: "failed" });
    }
  }

  const loadIfFocused = useEffectEvent(() => {
    if (field.current === document.activeElement) void load();
  });
  useLayoutEffect(() => loadIfFocused(), []);

  return { ...state, load };
}
