import type { CollectionSummary, FileSummary, Overview } from "../protocol.ts";
import { readOverview } from "./api.ts";
import { Heading } from "./Heading.tsx";
import { headingOf } from "./headings.ts";
import { Loading } from "./Loading.tsx";
import { hrefOf } from "./route.ts";
import { useLoaded } from "./use-loaded.ts";

/** The first page: every kind of file there is, and how it stands. */
export function OverviewPage() {
  const loaded = useLoaded(readOverview);
  return (
    <div className="wrap">
      <Heading title="Studio">
        <p>
          Everything that visitors read, as forms. What you save is written into the folder{" "}
          <code>content</code> on this computer. Visitors see it after the next deploy.
        </p>
      </Heading>
      {loaded && "value" in loaded ? <Groups {...loaded.value} /> : <Loading loaded={loaded} />}
    </div>
  );
}

function Groups({ groups, settings, strays }: Overview) {
  return (
    <>
      {strays.length > 0 && (
        <div className="notice danger">
          <p>These belong to no form. Mend them in the folder itself:</p>
          <ul>
            {strays.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {groups.map(({ title, collections }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className="cards">
            {collections.map((collection) => (
              <li key={collection.name}>
                <CollectionLink {...collection} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-label="Settings">
        <h2>Settings</h2>
        <ul className="cards">
          {settings.map((file) => (
            <li key={file.at}>
              <a className="card" href={hrefOf(file.at)}>
                <strong>{file.title}</strong>
                <Marks {...file} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function CollectionLink({ name, entries }: CollectionSummary) {
  const count = (is: (entry: FileSummary) => boolean) => entries.filter(is).length;
  const sums = [
    `${entries.length} in all`,
    ...countText(
      count(({ isDraft }) => isDraft),
      "draft",
      "drafts",
    ),
    ...countText(
      count(({ isSample }) => isSample),
      "sample",
    ),
  ];
  const wrong = count(({ errorCount }) => errorCount > 0);
  return (
    <a className="card" href={`#/${name}`}>
      <strong>{headingOf(name)}</strong>
      <span className="hint">{sums.join(", ")}</span>
      {wrong > 0 && <span className="badge wrong">{wrong} to mend</span>}
    </a>
  );
}

const countText = (count: number, one: string, many = one) =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

/** Whether a file is a draft, a sample, or wrong. */
export function Marks({ isDraft, isSample, errorCount }: FileSummary) {
  return (
    <>
      {isDraft && <span className="badge">Draft</span>}
      {isSample && <span className="badge sample">Sample</span>}
      {errorCount > 0 && <span className="badge wrong">{errorCount} to mend</span>}
    </>
  );
}
