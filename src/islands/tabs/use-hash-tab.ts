import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** True if find-in-page and links can open hidden panels. */
const findsHidden = () => "onbeforematch" in document.documentElement;

const target = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));

/** The panel shown, which the hash of the URL names: the panel itself, or an element in it. */
export function useHashTab(ids: readonly string[]) {
  const [first = ""] = ids;
  const [selected, setSelected] = useState(first);
  // Until React runs, CSS shows the panel of the URL.
  const [isReady, setReady] = useState(false);
  const panels = useRef(new Map<string, HTMLElement>());

  const panelInUrl = useCallback(() => {
    const element = target();
    return ids.find((id) => element && panels.current.get(id)?.contains(element));
  }, [ids]);

  /** Follows the URL. A hash outside the panels changes nothing. */
  const follow = useCallback(() => {
    unfold(target());
    const id = location.hash ? panelInUrl() : first;
    if (!id) return;
    setSelected(id);
    if (!findsHidden()) requestAnimationFrame(() => target()?.scrollIntoView());
  }, [first, panelInUrl]);

  useLayoutEffect(() => {
    setSelected(panelInUrl() ?? first);
    setReady(true);
  }, [first, panelInUrl]);

  useEffect(() => {
    addEventListener("hashchange", follow);
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("hashchange", follow);
      removeEventListener("popstate", follow);
    };
  }, [follow]);

  function select(id: string, write: "pushState" | "replaceState") {
    const { hash, pathname, search } = location;
    const state: unknown = write === "pushState" ? null : history.state;
    if (hash !== `#${id}`) history[write](state, "", `${pathname}${search}#${id}`);
    setSelected(id);
  }

  const onFound = (id: string) =>
    panelInUrl() === id ? setSelected(id) : select(id, "replaceState");

  const register = (id: string) => (element: HTMLElement | null) => {
    if (element) panels.current.set(id, element);
  };

  return { selected, isReady, select, onFound, register };
}

/** A link to a folded card opens it. */
function unfold(element: HTMLElement | null) {
  const [fold] = element?.children ?? [];
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}
