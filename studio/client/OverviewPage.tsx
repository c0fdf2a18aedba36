import { type ReactNode, useEffect, useState } from "react";
import { plural } from "../../src/lib/text/plural.ts";
import { Status } from "../../src/ui/controls/Status.tsx";
import type { CollectionSummary, Overview } from "../protocol.ts";
import type { Responses } from "../server/api.ts";
import { call } from "./api.ts";
import { LaunchTasks } from "./LaunchTasks.tsx";
import { Alert, Heading, headingOf, Load } from "./page.tsx";
import { hrefOf, usePlace, useSearch } from "./route.ts";
import { Badges, EntryLink, findEntries, SearchBox, Unsaved } from "./Search.tsx";

export function OverviewPage() {
  return (
    <div className="wrap">
      <Heading title="Studio">
        <p>
          Edit everything that visitors read. When you save, the Studio changes the files in the{" "}
          <code>content</code> folder on this computer. Visitors see your changes once you{" "}
          <a href="#/changes">publish</a> them.
        </p>
      </Heading>
      <Load load={() => call("GET kinds")}>{(kinds) => <Kinds kinds={kinds} />}</Load>
    </div>
  );
}

function Kinds({ kinds }: { kinds: Responses["GET kinds"] }) {
  const [overview, setOverview] = useState<Overview>();
  const [error, setError] = useState("");
  useEffect(() => {
    call("GET overview").then(setOverview, ({ message }: Error) => setError(message));
  }, []);
  const { otherErrors = [], exampleValues = [], ready = [] } = overview ?? {};
  const { settings = [], launch, groups = [] } = overview ?? {};
  const counted = groups.flatMap(({ collections }) => collections);
  const [words, search] = useSearch("");
  const found = words.trim() ? counted.flatMap(({ entries }) => findEntries(entries, words)) : [];
  usePlace();
  return (
    <>
      <Alert lines={error ? [error] : []} />
      {otherErrors.length > 0 && <Alert lines={[unshown]} reasons={otherErrors} />}
      {exampleValues.length > 0 && <Alert lines={[unsent]} reasons={exampleValues} />}
      {ready.length > 0 && (
        <section className="notice calm" aria-label="Ready to publish">
          <p>Ready to publish. Untick Draft in these, then publish:</p>
          {ready.map((entry) => (
            <EntryLink key={entry.at} {...entry} />
          ))}
        </section>
      )}
      <Unsaved />
      <div className="tools">
        <SearchBox words={words} search={search} />
      </div>
      {words.trim() && overview && (
        <section aria-label="Found">
          <Status className="hint">
            <p>{plural(found.length, "entry", "entries")} found</p>
          </Status>
          <ul role="list" className="entries">
            {found.map((entry) => (
              <li key={entry.at}>
                <EntryLink {...entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {launch ? <LaunchTasks {...launch} /> : <p className="hint">Counting …</p>}
      {kinds.map(({ title, names }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul role="list" className="grid cards">
            {names.map((name) => (
              <Card key={name} href={`#/${name}`} title={headingOf(name)}>
                <Counts collection={counted.find((one) => one.name === name)} />
              </Card>
            ))}
          </ul>
        </section>
      ))}
      <section aria-label="Pictures and settings">
        <h2>Pictures and settings</h2>
        <ul role="list" className="grid cards">
          <Card href="#/pictures" title="Pictures">
            <span className="hint">All pictures, and those that are not used</span>
          </Card>
          {settings.map((file) => (
            <Card key={file.at} href={hrefOf(file.at)} title={file.title}>
              <Badges {...file} />
            </Card>
          ))}
        </ul>
      </section>
    </>
  );
}

const unsent = "Nothing can be published until you replace these:";
const unshown = "The Studio cannot show these files. Fix the mistakes in the files themselves:";

interface CardProps {
  href: string;
  title: string;
  children: ReactNode;
}

const Card = ({ href, title, children }: CardProps) => (
  <li>
    <a className="card linked" href={href}>
      <strong>{title}</strong>
      {children}
    </a>
  </li>
);

function Counts({ collection }: { collection: CollectionSummary | undefined }) {
  if (!collection) return <span className="hint">…</span>;
  const { entries } = collection;
  const drafts = entries.filter(({ isDraft }) => isDraft).length;
  const wrong = entries.filter(({ errorCount }) => errorCount > 0).length;
  return (
    <>
      <span className="hint">
        {plural(entries.length, "entry", "entries")}
        {drafts > 0 && `, ${plural(drafts, "draft")}`}
      </span>
      {wrong > 0 && <span className="badge wrong">{wrong} to fix</span>}
    </>
  );
}
