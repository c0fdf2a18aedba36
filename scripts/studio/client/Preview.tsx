import { useEffect, useRef, useState } from "react";
import { followInPreview, showInPreview, untilShown } from "./find-in-preview.ts";

interface Props {
  /** The page that shows the entry; undefined if no page does. */
  address: string | undefined;
  /** A text of the entry that its page shows, such as its title. */
  text: string;
  /** The text of the field that is being edited. */
  edited: string;
  isNew: boolean;
  /** True if the file was just created, so that its page may not show it yet. */
  isFresh: boolean;
}

/** The page of the site, as on a phone. The development server reloads it after each save. */
export function Preview({ address, text, edited, isNew, isFresh }: Props) {
  const [page, anchor] = address?.split("#") ?? [];
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(!isFresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits once
  useEffect(() => {
    if (page && isFresh) untilShown(page, text).then(() => setReady(true));
  }, []);
  const texts = useRef<string[]>([]);
  texts.current = [edited, text];
  useEffect(() => {
    if (frame.current) followInPreview(frame.current, edited);
  }, [edited]);
  return (
    <section className="preview" aria-label="Preview">
      <div className="cluster preview-bar">
        <p className="hint">
          {address ? "Saved version, with drafts and parts that are not launched" : "Preview"}
        </p>
        {address && (
          <a className="tap" href={address} target="site">
            Open the page
          </a>
        )}
      </div>
      <div className="stage">
        {address && isReady ? (
          <iframe
            key={address}
            ref={frame}
            src={page}
            title="The page that shows this entry"
            onLoad={({ currentTarget }) => {
              // After a reload the browser would otherwise return to the last position.
              const view = currentTarget.contentWindow;
              if (view) view.history.scrollRestoration = "manual";
              showInPreview(currentTarget, () => texts.current, anchor);
            }}
          />
        ) : (
          <p className="hint">
            {isNew && "Save the entry to see its page here."}
            {!isNew && (address ? "Loading …" : "No page shows this file.")}
          </p>
        )}
      </div>
    </section>
  );
}
