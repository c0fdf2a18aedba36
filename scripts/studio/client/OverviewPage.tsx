import { plural } from "../../../src/lib/plural.ts";
import { scheduledTime } from "../../../src/lib/scheduled.ts";
import type { CollectionSummary, FileSummary, Overview } from "../protocol.ts";
import { readOverview } from "./api.ts";
import { Heading, headingOf } from "./Heading.tsx";
import { LaunchTasks } from "./LaunchTasks.tsx";
import { Load } from "./Load.tsx";
import { hrefOf } from "./route.ts";

/** The first page: every collection and settings file, and what is left to do before the launch. */
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
      <Load load={readOverview}>{(overview) => <Groups {...overview} />}</Load>
    </div>
  );
}

function Groups({ groups, settings, launch, otherErrors }: Overview) {
  return (
    <>
      {otherErrors.length > 0 && (
        <div className="notice danger">
          <p>The Studio cannot show these files. Fix the mistakes in the files themselves:</p>
          <ul>
            {otherErrors.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <LaunchTasks {...launch} />
      {groups.map(({ title, collections }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul role="list" className="grid cards">
            {collections.map((collection) => (
              <li key={collection.name}>
                <CollectionLink {...collection} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-label="Pictures and settings">
        <h2>Pictures and settings</h2>
        <ul role="list" className="grid cards">
          <li>
            <a className="card" href="#/pictures">
              <strong>Pictures</strong>
              <span className="hint">All pictures, and those that are not used</span>
            </a>
          </li>
          {settings.map((file) => (
            <li key={file.at}>
              <a className="card" href={hrefOf(file.at)}>
                <strong>{file.title}</strong>
                <Badges {...file} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function CollectionLink({ name, entries }: CollectionSummary) {
  const drafts = entries.filter(({ isDraft }) => isDraft).length;
  const wrong = entries.filter(({ errorCount }) => errorCount > 0).length;
  return (
    <a className="card" href={`#/${name}`}>
      <strong>{headingOf(name)}</strong>
      <span className="hint">
        {plural(entries.length, "entry", "entries")}
        {drafts > 0 && `, ${plural(drafts, "draft")}`}
      </span>
      {wrong > 0 && <span className="badge wrong">{wrong} to fix</span>}
    </a>
  );
}

/** Badges for a draft, a scheduled post, an example and a file with mistakes. */
export function Badges({ isDraft, isSample, scheduled, errorCount }: FileSummary) {
  return (
    <>
      {isDraft && <span className="badge">Draft</span>}
      {scheduled && <span className="badge">Scheduled for {scheduledTime(scheduled)}</span>}
      {isSample && <span className="badge sample">Example</span>}
      {errorCount > 0 && <span className="badge wrong">{plural(errorCount, "mistake")}</span>}
    </>
  );
}
