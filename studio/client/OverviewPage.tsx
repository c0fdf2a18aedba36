import type { ReactNode } from "react";
import { plural } from "../../src/lib/text/plural.ts";
import type { CollectionSummary, FileSummary, Overview } from "../protocol.ts";
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
      <Load load={() => call("GET overview")}>{(overview) => <Groups {...overview} />}</Load>
    </div>
  );
}

function Groups({ groups, settings, launch, otherErrors }: Overview) {
  return (
    <>
      {otherErrors.length > 0 && <Alert lines={[unshown]} reasons={otherErrors} />}
      <LaunchTasks {...launch} />
      {groups.map(({ title, collections }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul role="list" className="grid cards">
            {collections.map((collection) => (
              <CollectionCard key={collection.name} {...collection} />
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

function CollectionCard({ name, entries }: CollectionSummary) {
  const drafts = entries.filter(({ isDraft }) => isDraft).length;
  const wrong = entries.filter(({ errorCount }) => errorCount > 0).length;
  return (
    <Card href={`#/${name}`} title={headingOf(name)}>
      <span className="hint">
        {plural(entries.length, "entry", "entries")}
        {drafts > 0 && `, ${plural(drafts, "draft")}`}
      </span>
      {wrong > 0 && <span className="badge wrong">{wrong} to fix</span>}
    </Card>
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
