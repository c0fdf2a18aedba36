import { useEffect, useRef, useState } from "react";
import { showInPreview } from "./find-in-preview.ts";

const widths = { phone: 360, desktop: 1280 };
type Width = keyof typeof widths;

interface Props {
  /** The page that shows the entry; nothing where none does. */
  address: string | undefined;
  title: string;
  isNew: boolean;
  /** Whether the file was just made; its page may have been drawn a moment before that was known. */
  isFresh: boolean;
}

const retries = 3;

/** So many milliseconds after a file is made, the development server mostly knows it. */
const known = 1200;

/** The page of the site itself; the development server loads it anew after each save. */
export function Preview({ address, title, isNew, isFresh }: Props) {
  const [width, setWidth] = useState<Width>("phone");
  const [page, anchor] = address?.split("#") ?? [];
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isKnown = useLater(!isFresh);
  const left = useRef(isFresh ? retries : 0);
  const again = () => {
    if (left.current-- > 0) frame.current?.contentWindow?.location.reload();
  };
  useFit(stage, frame, widths[width], isKnown ? address : undefined);
  // Another width moves everything on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that is typed moves nothing yet
  useEffect(() => {
    if (frame.current) showInPreview(frame.current, title, anchor, () => {});
  }, [width]);
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-bar">
        <p className="hint">{address ? `Shows what is saved: ${address}` : "Preview"}</p>
        <fieldset>
          <legend className="visually-hidden">Width of the preview</legend>
          {(["phone", "desktop"] as const).map((one) => (
            <label key={one} className="check">
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
        {address && isKnown ? (
          <iframe
            key={address}
            ref={frame}
            src={page}
            title="The page that shows this entry"
            onLoad={({ currentTarget }) => showInPreview(currentTarget, title, anchor, again)}
          />
        ) : (
          <p className="hint">
            {isNew && "Once it is saved, its page is shown here."}
            {!isNew && (address ? "One moment …" : "No page shows this file.")}
          </p>
        )}
      </div>
    </section>
  );
}

/** Becomes true a moment later, unless it is true at once. */
function useLater(atOnce: boolean): boolean {
  const [isTrue, setTrue] = useState(atOnce);
  useEffect(() => {
    const timer = setTimeout(() => setTrue(true), known);
    return () => clearTimeout(timer);
  }, []);
  return isTrue;
}

type Element<T> = { current: T | null };

/** Lets the page have its whole width, and makes it smaller where there is less room. */
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
