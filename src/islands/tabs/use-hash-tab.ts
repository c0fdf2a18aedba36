import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { $openItem } from "../../stores/gallery.ts";

/** True if find-in-page and links can open hidden panels. */
const findsHidden = () => "onbeforematch" in document.documentElement;

const target = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));

/** The panel shown. The hash of the URL names it, or an element in it; an open item of a gallery shows its own. */
export function useHashTab(ids: readonly string[]) {
  const [first = ""] = ids;
  const [selected, setSelected] = useState(first);
  // Until React runs, CSS shows the panel of the URL.
  const [isReady, setReady] = useState(false);
  const panels = useRef(new Map<string, HTMLElement>());

  const panelInUrl = useCallback(() => {
    const { panel } = $openItem.get() ?? {};
    const element = target();
    const holds = (id: string) => element && panels.current.get(id)?.contains(element);
    return ids.find((id) => id === panel) ?? ids.find(holds);
  }, [ids]);

  /** Follows the URL. A hash outside the panels changes nothing. */
  const follow = useCallback(() => {
    unfold(target());
    const id = panelInUrl() ?? (location.hash ? undefined : first);
    if (!id) return;
    setSelected(id);
    if (!findsHidden()) requestAnimationFrame(() => target()?.scrollIntoView());
  }, [first, panelInUrl]);

  // The listeners start here, because a change of the URL before a later effect would be missed.
  useLayoutEffect(() => {
    // CSS shows one panel, which the visitor may have chosen before React came.
    const isDrawn = (id: string) => (panels.current.get(id)?.getClientRects().length ?? 0) > 0;
    unfold(target());
    setSelected(panelInUrl() ?? ids.find(isDrawn) ?? first);
    setReady(true);
    addEventListener("hashchange", follow);
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("hashchange", follow);
      removeEventListener("popstate", follow);
    };
  }, [first, follow, ids, panelInUrl]);

  useEffect(
    () =>
      $openItem.subscribe((item) => {
        const panel = ids.find((id) => id === item?.panel);
        if (panel) setSelected(panel);
      }),
    [ids],
  );

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
  for (const child of element?.children ?? [])
    if (child instanceof HTMLDetailsElement) child.open = true;
}
