import { useSyncExternalStore } from "react";

/** A page of the Studio, taken from the hash of the address. */
export type Route =
  | { page: "overview" }
  | { page: "changes" }
  | { page: "pictures" }
  | { page: "list"; collection: string }
  | { page: "file"; at: string }
  | { page: "new"; collection: string; like: string | undefined; name: string | undefined };

/** @param hash such as `#/videos/4`, `#/new/videos?like=videos/4` or `#/new/transcripts?name=videos-4` */
export function routeOf(hash: string): Route {
  const [path = "", query] = hash.replace(/^#\/?/, "").split("?");
  const [first = "", second = ""] = path.split("/");
  if (first === "") return { page: "overview" };
  if (first === "changes" || first === "pictures") return { page: first };
  if (first === "settings") return { page: "file", at: second };
  if (second === "") return { page: "list", collection: first };
  if (first !== "new") return { page: "file", at: `${first}/${second}` };
  const { like, name } = Object.fromEntries(new URLSearchParams(query));
  return { page: "new", collection: second, like, name };
}

export const hrefOf = (at: string): string => (at.includes("/") ? `#/${at}` : `#/settings/${at}`);

export const goTo = (href: string): void => {
  location.hash = href;
};

function subscribe(changed: () => void) {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** The current hash of the address. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
