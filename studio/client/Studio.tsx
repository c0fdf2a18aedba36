import "./studio.css";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { plural } from "../../src/lib/text/plural.ts";
import type { ChangeList } from "../protocol.ts";
import { type ApiError, call, savedEvent } from "./api.ts";
import { ChangesPage } from "./ChangesPage.tsx";
import { EntryList } from "./EntryList.tsx";
import { FileEditor } from "./FileEditor.tsx";
import { OverviewPage } from "./OverviewPage.tsx";
import { PicturesPage } from "./Pictures.tsx";
import { Load } from "./page.tsx";

function Studio() {
  const hash = useSyncExternalStore(subscribe, () => location.hash.replace(/^#\/?/, ""));
  const { list, reload } = useChanges(hash);
  const count = list?.changes.length ?? 0;
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
        {hash === "changes" ? <ChangesPage list={list} reload={reload} /> : <Page hash={hash} />}
      </main>
    </>
  );
}

function subscribe(changed: () => void) {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** @param hash such as `videos`, `videos/4`, `settings/site`, `new/videos?like=videos/4` or empty */
function Page({ hash }: { hash: string }) {
  const [path = "", query] = hash.split("?");
  const [first = "", second] = path.split("/");
  if (first === "") return <OverviewPage />;
  if (first === "pictures") return <PicturesPage />;
  if (!second) return <EntryList key={first} collection={first} />;
  const { field, ...more } = Object.fromEntries(new URLSearchParams(query));
  const form = hash.replace(/[?&]field=.*/, "");
  const keys = (field?.split(".") ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const load = () =>
    first === "new"
      ? call("GET blank", { ...more, in: second })
      : call("GET file", { at: path.replace("settings/", "") });
  return (
    <Load key={hash} load={load}>
      {(opened) => <FileEditor opened={opened} form={form} field={keys} />}
    </Load>
  );
}

/** The changes that are not live yet. They are read on each page, because the files may have changed. */
function useChanges(hash: string) {
  const [list, setList] = useState<ChangeList>();
  const reload = useCallback((input?: { fetch: string }) => {
    const fail = ({ message: text }: ApiError) => setList({ changes: [], problem: { text } });
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
