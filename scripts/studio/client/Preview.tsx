import { useEffect, useRef, useState } from "react";
import { followInPreview, showInPreview } from "./find-in-preview.ts";

const widths = { phone: 360, desktop: 1280 };
type Width = keyof typeof widths;

interface Props {
  /** The page that shows the entry; undefined if no page does. */
  address: string | undefined;
  title: string;
  /** The text of the field that is being edited. */
  edited: string;
  isNew: boolean;
  /** True if the file was just created, so that its page may not show it yet. */
  isFresh: boolean;
}

const maxReloads = 3;

/** Milliseconds after which the development server usually has a new file. */
const serverDelay = 1200;

/** The page of the site. The development server reloads it after each save. */
export function Preview({ address, title, edited, isNew, isFresh }: Props) {
  const [width, setWidth] = useState<Width>("phone");
  const [page, anchor] = address?.split("#") ?? [];
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isReady = useLater(!isFresh);
  const reloadsLeft = useRef(isFresh ? maxReloads : 0);
  const reload = () => {
    if (reloadsLeft.current-- > 0) frame.current?.contentWindow?.location.reload();
  };
  useFit(stage, frame, widths[width], isReady ? address : undefined);
  const shown = useRef<string[]>([]);
  shown.current = [edited, title.trim()];
  const texts = () => shown.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another width moves the entry
  useEffect(() => {
    if (frame.current) showInPreview(frame.current, texts, anchor, () => {});
  }, [width]);
  useEffect(() => {
    if (frame.current) followInPreview(frame.current, edited);
  }, [edited]);
  return (
    <section className="preview" aria-label="Preview">
      <div className="cluster preview-bar">
        <p className="hint">
          {address
            ? `Saved version of ${address}, with drafts and parts that are not launched`
            : "Preview"}
        </p>
        <fieldset>
          <legend className="visually-hidden">Width of the preview</legend>
          {(["phone", "desktop"] as const).map((one) => (
            <label key={one} className="tap check">
              <input
                type="radio"
                name="width"
                checked={width === one}
                onChange={() => setWidth(one)}
              />
              {one === "phone" ? "Phone" : "Desktop"}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="stage" ref={stage}>
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
              showInPreview(currentTarget, texts, anchor, reload);
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

/** Becomes true after the delay, or at once. */
function useLater(atOnce: boolean): boolean {
  const [isTrue, setTrue] = useState(atOnce);
  useEffect(() => {
    const timer = setTimeout(() => setTrue(true), serverDelay);
    return () => clearTimeout(timer);
  }, []);
  return isTrue;
}

type Element<T> = { current: T | null };

/** Lays out the page at its full width and scales it down to fit. */
function useFit(
  stage: Element<HTMLElement>,
  frame: Element<HTMLElement>,
  width: number,
  address: string | undefined,
) {
  useEffect(() => {
    if (!address) return;
    const scale = () => {
      if (!stage.current || !frame.current) return;
      const { clientWidth, clientHeight } = stage.current;
      const share = Math.min(1, clientWidth / width);
      Object.assign(frame.current.style, {
        width: `${width}px`,
        height: `${clientHeight / share}px`,
        transform: `scale(${share})`,
        marginInlineStart: `${Math.max(0, (clientWidth - width) / 2)}px`,
      });
    };
    const observer = new ResizeObserver(scale);
    if (stage.current) observer.observe(stage.current);
    scale();
    return () => observer.disconnect();
  }, [stage, frame, width, address]);
}
