import { useSyncExternalStore } from "react";

/** A page of the Studio, from the hash of the address. */
type Route =
  | { page: "overview" | "changes" | "pictures" }
  | { page: "list"; collection: string }
  | { page: "file"; at: string }
  /** A new entry, with the query for its form. */
  | { page: "new"; query: Record<string, string> };

/** @param hash such as `#/videos/4`, `#/new/videos?like=videos/4` or `#/new/transcripts?name=videos-4` */
export function routeOf(hash: string): Route {
  const [path = "", query] = hash.replace(/^#\/?/, "").split("?");
  const [first = "", second = ""] = path.split("/");
  if (first === "") return { page: "overview" };
  if (first === "changes" || first === "pictures") return { page: first };
  if (first === "settings") return { page: "file", at: second };
  if (second === "") return { page: "list", collection: first };
  if (first !== "new") return { page: "file", at: `${first}/${second}` };
  const more = Object.fromEntries(new URLSearchParams(query));
  return { page: "new", query: { ...more, in: second } };
}

export const hrefOf = (at: string): string => (at.includes("/") ? `#/${at}` : `#/settings/${at}`);

export const goTo = (href: string): void => {
  location.hash = href;
};

function subscribe(changed: () => void) {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
