import { useEffectEvent, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { openTarget } from "./url-hash.ts";

const findsHidden = () => "onbeforematch" in document.documentElement;

const panelOf = (element: Element | null) => element?.closest(".tab-panel")?.id;

/**
 * The selected panel, which the hash of the URL names, or an element in it. Undefined until React runs; CSS shows the
 * same panel until then.
 * @param shown a panel that is selected regardless of the URL
 */
export function useHashTab(first: string | undefined, shown: string | undefined) {
  const [selected, setSelected] = useState<string>();
  if (shown && selected && selected !== shown) setSelected(shown);

  /** A hash outside the panels changes nothing. */
  const follow = useEffectEvent(() => {
    const panel = panelOf(openTarget());
    setSelected((before) => panel ?? ((location.hash && before) || first));
  });

  const onHashChange = useEffectEvent(() => {
    follow();
    if (!findsHidden()) requestAnimationFrame(() => openTarget()?.scrollIntoView());
  });

  /** Shows the panel at once, because the code after this call measures and scrolls the page. */
  function select(id: string, write: "pushState" | "replaceState") {
    const { hash, pathname, search } = location;
    const state: unknown = write === "pushState" ? null : history.state;
    if (hash !== `#${id}`) history[write](state, "", `${pathname}${search}#${id}`);
    flushSync(() => setSelected(id));
  }

  /** Called when find-in-page or a link opens a hidden panel. */
  const onFound = useEffectEvent(({ target }: Event) => {
    const id = panelOf(target as Element);
    if (id && panelOf(openTarget()) === id) setSelected(id);
    else if (id) select(id, "replaceState");
  });

  useLayoutEffect(() => {
    follow();
    addEventListener("hashchange", onHashChange);
    addEventListener("beforematch", onFound);
    return () => {
      removeEventListener("hashchange", onHashChange);
      removeEventListener("beforematch", onFound);
    };
  }, []);

  return [selected, select] as const;
}
