import { useStore } from "@nanostores/react";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { mediaPath } from "../../lib/entry-paths.ts";
import { $openItem } from "../../stores/gallery.ts";
import type { MediaItem } from "./media-item.ts";

/** False in old browsers, where a card is only a link to its page. */
const hasDialogs = () => "showModal" in HTMLDialogElement.prototype;

/**
 * The open item, whose id is `?video=` in the URL. Opening one adds a history entry, so that Back closes it.
 * @param hasOtherPages true if other pages of the lists have more items
 */
export function useItemInUrl(items: readonly MediaItem[], hasOtherPages: boolean) {
  const open = useStore($openItem);
  const [isUnknown, setUnknown] = useState(false);
  // The browser is going back to the URL without the item. Nothing opens until then.
  const isLeaving = useRef(false);

  const follow = useCallback(() => {
    if (!hasDialogs()) return;
    const id = idInUrl();
    const item = items.find((item) => String(item.id) === id);
    if (!item && hasOtherPages && id && /^\d{1,9}$/.test(id))
      return location.replace(mediaPath(id));
    setUnknown(id !== null && !item);
    $openItem.set(item);
  }, [items, hasOtherPages]);

  useLayoutEffect(() => {
    follow();
    if ($openItem.get()) startAtTop();
  }, [follow]);

  useEffect(() => {
    const onPopState = () => {
      const wasOpen = isLeaving.current || $openItem.get() !== undefined;
      isLeaving.current = false;
      history.scrollRestoration = "auto";
      follow();
      if (wasOpen || $openItem.get()) keepPosition();
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [follow]);

  /** @returns false if the browser cannot show it here */
  function show(item: MediaItem): boolean {
    if (!hasDialogs()) return false;
    if (isLeaving.current || $openItem.get()?.id === item.id) return true;
    const url = new URL(location.href);
    url.searchParams.set("video", String(item.id));
    history.pushState({ opened: true }, "", url);
    setUnknown(false);
    $openItem.set(item);
    return true;
  }

  function close() {
    const state: { opened?: boolean } | null = history.state;
    history.scrollRestoration = "auto";
    isLeaving.current = Boolean(state?.opened);
    if (isLeaving.current) history.back();
    else history.replaceState(null, "", urlBehind(open?.panel));
    $openItem.set(undefined);
  }

  return { item: items.find(({ id }) => id === open?.id), isUnknown, show, close };
}

const idInUrl = () => new URLSearchParams(location.search).get("video");

/** The URL of the page without an item, but with the tab whose panel is shown. */
function urlBehind(panel: string | undefined): URL {
  const url = new URL(location.href);
  url.searchParams.delete("video");
  if (panel) url.hash = panel;
  return url;
}

/** The page behind an item that the URL names is not scrolled, whatever else the URL names. */
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
