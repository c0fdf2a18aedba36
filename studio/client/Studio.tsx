import "./studio.css";
import { useCallback, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { plural } from "../../src/lib/plural.ts";
import type { ChangeList } from "../protocol.ts";
import { type ApiError, call, savedEvent } from "./api.ts";
import { ChangesPage } from "./ChangesPage.tsx";
import { EntryList } from "./EntryList.tsx";
import { FileEditor } from "./FileEditor.tsx";
import { OverviewPage } from "./OverviewPage.tsx";
import { PicturesPage } from "./Pictures.tsx";
import { Load } from "./page.tsx";
import { routeOf, useHash } from "./route.ts";

function Studio() {
  const hash = useHash();
  const { list, reload } = useChanges(hash);
  const count = list?.changes.length ?? 0;
  const route = routeOf(hash);
  return (
    <>
      <header className="bar">
        <a className="tap brand" href="#/">
          Studio
        </a>
        <a className="tap" href="#/changes">
          {count > 0 ? `${plural(count, "change")} not live yet` : "Publish"}
        </a>
        <a className="tap" href="/" target="site">
          Open the site
        </a>
      </header>
      <main id="main">
        {route.page === "overview" && <OverviewPage />}
        {route.page === "changes" && <ChangesPage list={list} reload={reload} />}
        {route.page === "pictures" && <PicturesPage />}
        {route.page === "list" && (
          <EntryList key={route.collection} collection={route.collection} />
        )}
        {(route.page === "file" || route.page === "new") && (
          <Load
            key={hash}
            load={() =>
              route.page === "file"
                ? call("GET file", { at: route.at })
                : call("GET blank", route.query)
            }
          >
            {(opened) => <FileEditor opened={opened} form={hash.replace(/^#\/?/, "")} />}
          </Load>
        )}
      </main>
    </>
  );
}

/** The changes that are not live yet. They are read again when another page opens, because the files may have changed. */
function useChanges(hash: string) {
  const [list, setList] = useState<ChangeList>();
  const reload = useCallback((input?: { fetch: string }) => {
    const fail = ({ message: text }: ApiError) =>
      setList({ changes: [], otherCommits: [], problem: { text } });
    return call("GET changes", input).then(setList, fail);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads it again on each page
  useEffect(() => {
    const load = () => void reload();
    load();
    addEventListener(savedEvent, load);
    return () => removeEventListener(savedEvent, load);
  }, [hash, reload]);
  return { list, reload };
}

const root = document.getElementById("studio");
if (root) createRoot(root).render(<Studio />);
