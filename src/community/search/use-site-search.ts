import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { SearchDocument } from "../../collections/schemas/search-document.ts";
import { request } from "../../lib/call/request.ts";
import { termPath } from "../../lib/posts/entry-paths.ts";
import { useTitle } from "../../ui/islands/use-title.ts";
import { findDiscussions } from "../forum/api.ts";
import type { Found, SearchResult } from "./site-search.ts";

/** Loaded on first use, because its lists of phrases about danger are large. */
const searchCode = () => import("./site-search.ts");

const termsIn = (documents: SearchDocument[]) =>
  documents
    .filter(({ path }) => path.startsWith(termPath("")))
    .map((document) => ({
      ...document,
      kind: "",
      path: document.path.replace(termPath(""), "#"),
    }));

async function createSearch(isGlossary: boolean) {
  const index = request("/search-index.json").then((response) => response.json());
  const [documents, { createSiteSearch }] = await Promise.all([index, searchCode()]);
  return createSiteSearch(isGlossary ? termsIn(documents) : documents);
}

export interface SearchedQuery extends Found {
  query: string;
}

/** `load` fetches the code and the index. After a failure, the next call tries again. */
export function useSiteSearch(
  field: RefObject<HTMLInputElement | null>,
  typed: string | undefined,
  isGlossary: boolean,
) {
  const [search, setSearch] = useState<(query: string) => Found>();
  const [hasFailed, setHasFailed] = useState(false);
  // A ref, because a call before the next render would not see a new state.
  const isAsked = useRef(false);

  async function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    setHasFailed(false);
    try {
      const created = await createSearch(isGlossary);
      setSearch(() => created);
    } catch {
      isAsked.current = false;
      setHasFailed(true);
    }
  }

  const loadIfFocused = useEffectEvent(() => {
    if (field.current === document.activeElement) void load();
  });
  useLayoutEffect(() => loadIfFocused(), []);

  // The field shows a letter before its results are rendered.
  const query = useDeferredValue(typed);
  const found = useMemo((): SearchedQuery | undefined => {
    return search && query !== undefined ? { query, ...search(query) } : undefined;
  }, [search, query]);

  return { found, hasFailed, load };
}

export interface Discussions {
  query?: string;
  results: SearchResult[];
}

export function useDiscussions(query: string | undefined): Discussions {
  const [discussions, setDiscussions] = useState<Discussions>({ results: [] });

  useEffect(() => {
    if (query === undefined) return;
    let isCurrent = true;
    const searching = Promise.all([findDiscussions(query).catch(() => []), searchCode()]);
    void searching.then(([posts, { discussionResult }]) => {
      if (!isCurrent) return;
      setDiscussions({ query, results: posts.map((post) => discussionResult(post, query)) });
    });
    return () => {
      isCurrent = false;
    };
  }, [query]);

  return discussions;
}

/** Milliseconds without typing: screen readers cannot announce every letter. */
const rest = 400;

export function useSettled<T>(value: T) {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value]);

  return [settled, setSettled] as const;
}

export const queryInUrl = (): string => new URLSearchParams(location.search).get("q") ?? "";

/** Adds no history entry. @param query undefined until one is submitted */
export function useShownQuery(query: string | undefined): void {
  useTitle(query);
  useEffect(() => {
    if (query === undefined || query === queryInUrl()) return;
    const url = new URL(location.href);
    if (query) url.searchParams.set("q", query);
    else url.searchParams.delete("q");
    url.searchParams.delete("page");
    history.replaceState(history.state, "", url);
  }, [query]);
}
