import { useEffect, useState } from "react";
import { plural } from "../../../src/lib/plural.ts";
import { readChanges, savedEvent } from "./api.ts";

/** The link to the changes, with their number. */
export function ChangesLink({ hash }: { hash: string }) {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may follow a change
  useEffect(() => {
    const load = () =>
      readChanges().then(
        ({ changes }) => setCount(changes.length),
        () => {},
      );
    load();
    addEventListener(savedEvent, load);
    return () => removeEventListener(savedEvent, load);
  }, [hash]);
  return (
    <a className="tap" href="#/changes">
      {count > 0 ? `${plural(count, "change")} not live yet` : "Publish"}
    </a>
  );
}
