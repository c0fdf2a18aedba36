import { type ReactNode, useEffect, useState } from "react";
import { plural } from "../../src/lib/text/plural.ts";
import type { CollectionSummary, FileSummary, Overview } from "../protocol.ts";
import type { Responses } from "../server/api.ts";
import { call } from "./api.ts";
import { LaunchTasks } from "./LaunchTasks.tsx";
import { Alert, Heading, headingOf, Load } from "./page.tsx";
import { hrefOf } from "./route.ts";

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

/** Shown before the entries have been counted. */
function Kinds({ kinds }: { kinds: Responses["GET kinds"] }) {
  const [overview, setOverview] = useState<Overview>();
  const [error, setError] = useState("");
  useEffect(() => {
    call("GET overview").then(setOverview, ({ message }: Error) => setError(message));
  }, []);
  const { otherErrors = [], settings = [], launch, groups = [] } = overview ?? {};
  const counted = groups.flatMap(({ collections }) => collections);
  return (
    <>
      <Alert lines={error ? [error] : []} />
      {otherErrors.length > 0 && <Alert lines={[unshown]} reasons={otherErrors} />}
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

export function Badges({ isDraft, isSample, errorCount }: FileSummary) {
  return (
    <>
      {isDraft && <span className="badge">Draft</span>}
      {isSample && <span className="badge sample">Example</span>}
      {errorCount > 0 && <span className="badge wrong">{plural(errorCount, "mistake")}</span>}
    </>
  );
}
