import { readBlank, readFile } from "./api.ts";
import { ChangesLink } from "./ChangesLink.tsx";
import { ChangesPage } from "./ChangesPage.tsx";
import { EntryList } from "./EntryList.tsx";
import { FileEditor } from "./FileEditor.tsx";
import { Load } from "./Load.tsx";
import { OverviewPage } from "./OverviewPage.tsx";
import { PicturesPage } from "./pictures/PicturesPage.tsx";
import { type Route, routeOf, useHash } from "./route.ts";

export function Studio() {
  const hash = useHash();
  return (
    <>
      <header className="bar">
        <a className="tap brand" href="#/">
          Studio
        </a>
        <ChangesLink hash={hash} />
        <a className="tap" href="/" target="site">
          Open the site
        </a>
      </header>
      <main id="main">{pageAt(routeOf(hash), hash)}</main>
    </>
  );
}

function pageAt(route: Route, hash: string) {
  if (route.page === "overview") return <OverviewPage />;
  if (route.page === "changes") return <ChangesPage />;
  if (route.page === "pictures") return <PicturesPage />;
  if (route.page === "list")
    return <EntryList key={route.collection} collection={route.collection} />;
  const load = () =>
    route.page === "file"
      ? readFile(route.at)
      : readBlank(route.collection, route.like, route.name);
  return (
    <Load key={hash} load={load}>
      {(opened) => <FileEditor opened={opened} form={hash.replace(/^#\/?/, "")} />}
    </Load>
  );
}
