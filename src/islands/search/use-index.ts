import { useRef, useState } from "react";
import { request } from "../../api-client/request.ts";

type State<Search> =
  | { phase: "idle" | "loading" | "failed"; search?: undefined }
  | { phase: "ready"; search: Search };

/**
 * A search in the browser, whose index is fetched by the first call of `load`. After a failure, the next call tries
 * again. @param create builds the search from the entries of the index
 */
export function useIndex<Entry, Search>(path: string, create: (entries: Entry[]) => Search) {
  const [state, setState] = useState<State<Search>>({ phase: "idle" });
  // Not the phase, which a call before the next render would not see.
  const isAsked = useRef(false);

  async function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    setState({ phase: "loading" });
    try {
      const response = await request(path);
      setState({ phase: "ready", search: create(await response.json()) });
    } catch {
      isAsked.current = false;
      setState({ phase: "failed" });
    }
  }

  return { ...state, load };
}
