import { ChangesLink } from "./ChangesLink.tsx";
import { ChangesPage } from "./ChangesPage.tsx";
import { Editor } from "./Editor.tsx";
import { EntryList } from "./EntryList.tsx";
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
  return <Editor key={hash} route={route} />;
}
