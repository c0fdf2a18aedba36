import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { mediaPath } from "../../lib/posts/entry-paths.ts";
import type { MediaItem } from "./media-item.ts";

const idInUrl = () => new URLSearchParams(location.search).get("video");

/**
 * The open item, whose id is `?video=` in the URL. Opening one adds a history entry, so that Back closes it.
 * @param others the ids of items on other pages, which have a page too
 */
export function useItemInUrl(items: readonly MediaItem[], others: readonly number[]) {
  // Null until React runs.
  const [id, setId] = useState<string | null>(null);
  const item = items.find((item) => String(item.id) === id);

  const follow = useEffectEvent(() => {
    const id = idInUrl();
    const isHere = items.some((item) => String(item.id) === id);
    if (id && others.includes(Number(id))) return location.replace(mediaPath(id));
    setId(id);
    return isHere;
  });

  const onPopState = useEffectEvent(() => {
    const wasOpen = item !== undefined;
    if (follow() || wasOpen) keepPosition();
  });

  useLayoutEffect(() => {
    if (follow()) startAtTop();
  }, []);

  useEffect(() => {
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, []);

  function open({ id }: MediaItem) {
    // While the browser goes back, the last item is still open.
    if (item) return;
    const url = new URL(location.href);
    url.searchParams.set("video", String(id));
    history.pushState({ opened: true }, "", url);
    setId(String(id));
  }

  /** @param panel the tab panel with its card */
  function close(panel: string | undefined) {
    const state: { opened?: boolean } | null = history.state;
    history.scrollRestoration = "auto";
    if (state?.opened) return history.back();
    history.replaceState(null, "", urlBehind(panel));
    setId(null);
  }

  return { item, isUnknown: id !== null && !item, open, close };
}

/** The URL of the page without an item, but with the tab whose panel is shown. */
function urlBehind(panel: string | undefined): URL {
  const url = new URL(location.href);
  url.searchParams.delete("video");
  if (panel) url.hash = panel;
  return url;
}

/** If the URL names an item, the page behind it starts at the top, even if the URL has a hash. */
function startAtTop() {
  history.scrollRestoration = "manual";
  history.replaceState(history.state, "", location.pathname + location.search);
  scrollTo(0, 0);
}

/** Some browsers jump to the hash when they go back or forward. */
function keepPosition() {
  const { scrollX, scrollY } = window;
  requestAnimationFrame(() => scrollTo(scrollX, scrollY));
}
