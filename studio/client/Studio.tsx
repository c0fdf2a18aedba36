import "./studio.css";
import { Activity, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { plural } from "../../src/lib/text/plural.ts";
import type { ChangeList } from "../protocol.ts";
import { type ApiError, call, savedEvent } from "./api.ts";
import { ChangesPage } from "./ChangesPage.tsx";
import { EntryList } from "./EntryList.tsx";
import { FileEditor } from "./FileEditor.tsx";
import { OverviewPage } from "./OverviewPage.tsx";
import { PicturesPage } from "./Pictures.tsx";
import { Alert, Load } from "./page.tsx";
import { keepPlace } from "./route.ts";
import { refusedEvent } from "./stored.ts";

function Studio() {
  const hash = useSyncExternalStore(subscribe, () => location.hash.replace(/^#\/?/, ""));
  const { list, reload } = useChanges(hash);
  const count = list?.changes.length ?? 0;
  const [isRefused, setRefused] = useState(false);
  useEffect(() => addEventListener(refusedEvent, () => setRefused(true)), []);
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
        {isRefused && <Alert lines={[notStored]} />}
        <Activity mode={hash === "" ? "visible" : "hidden"}>
          <OverviewPage />
        </Activity>
        {hash === "changes" && <ChangesPage list={list} reload={reload} />}
        {hash !== "" && hash !== "changes" && <Page hash={hash} />}
      </main>
    </>
  );
}

const notStored =
  "This browser stores nothing for the Studio, because its storage is full or blocked. Text that you have not saved is lost when you close this page, so save often.";

function subscribe(changed: () => void) {
  const leave = ({ oldURL }: HashChangeEvent) => {
    keepPlace(new URL(oldURL).hash);
    scrollTo(0, 0);
    changed();
  };
  addEventListener("hashchange", leave);
  return () => removeEventListener("hashchange", leave);
}

/** @param hash such as `videos`, `videos/4`, `settings/site`, `new/videos?like=videos/4` or empty */
function Page({ hash }: { hash: string }) {
  const [path = "", query] = hash.split("?");
  const [first = "", second] = path.split("/");
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

/** Read on each page, because the files may have changed. */
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

// `usePlace` restores it.
history.scrollRestoration = "manual";

const root = document.getElementById("studio");
if (root) createRoot(root).render(<Studio />);
