import type { ReactNode } from "react";
import { allExamples } from "../../lib/text/all-examples.ts";

interface Props {
  entries: Parameters<typeof allExamples>[0];
  children?: ReactNode;
}

const everything = "Everything here is an example. It is not the creator’s.";

/** Says once that all entries of a section are examples. The labels of the entries, below it, are then hidden. */
export const ExampleNotice = ({ entries, children = everything }: Props) => (
  <>
    {allExamples(entries) && (
      <div className="example-notice" role="note">
        {children}
      </div>
    )}
  </>
);
