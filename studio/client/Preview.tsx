import { useEffect, useRef, useState } from "react";
import { formatDate } from "../../src/lib/time/format-date.ts";
import { savedEvent } from "./api.ts";

interface Props {
  address: string | undefined;
  /** Such as the title. */
  text: string;
  isNew: boolean;
}

/** Shows the page as on a phone. The development server reloads it after each save. */
export function Preview({ address, text, isNew }: Props) {
  const [page, anchor] = address?.split("#") ?? [];
  const frame = useRef<HTMLIFrameElement>(null);
  const edited = useRef("");
  const [isUpdating, setUpdating] = useState(false);
  useEffect(() => {
    const start = () => setUpdating(true);
    addEventListener(savedEvent, start);
    return () => removeEventListener(savedEvent, start);
  }, []);
  useEffect(() => {
    const follow = () => {
      const now = editedText(document.activeElement);
      if (now === edited.current) return;
      edited.current = now;
      if (frame.current && now) show(frame.current, () => [now], anchor, 0);
    };
    const events = ["selectionchange", "focusin", "change"];
    for (const event of events) document.addEventListener(event, follow);
    return () => {
      for (const event of events) document.removeEventListener(event, follow);
    };
  }, [anchor]);
  return (
    <section className="preview" aria-label="Preview">
      <div className="cluster preview-bar">
        <p className="hint">
          {isUpdating && address
            ? "Updating …"
            : "Saved version, with drafts and parts that are not launched"}
        </p>
        {address && (
          <a className="tap" href={address} target="site">
            Open the page
          </a>
        )}
      </div>
      <div className="stage">
        {address ? (
          <iframe
            key={address}
            ref={frame}
            src={page}
            title="The page that shows this entry"
            onLoad={({ currentTarget }) => {
              // After a reload the browser would otherwise return to the last position.
              const view = currentTarget.contentWindow;
              setUpdating(false);
              if (view) view.history.scrollRestoration = "manual";
              show(currentTarget, () => [edited.current, text], anchor, retries);
            }}
          />
        ) : (
          <p className="hint">
            {isNew ? "Save the entry to see its page here." : "No page shows this file."}
          </p>
        )}
      </div>
    </section>
  );
}

/** Tabs open and styles arrive just after a page has loaded, so the search is repeated. */
const retries = 24;
const pauseMs = 150;

/** An anchor in the address, and `scrollIntoView`, would scroll the Studio too. */
function show(
  frame: HTMLIFrameElement,
  texts: () => string[],
  anchor: string | undefined,
  left: number,
): void {
  const { contentDocument: page, contentWindow: view } = frame;
  const section = anchor ? page?.getElementById(anchor) : page?.querySelector("main");
  const elements = section ? texts().map((text) => elementWith(section, text)) : [];
  const found = elements.find(Boolean) ?? (anchor ? section : undefined);
  // The first event makes the tabs hydrate. The next one opens the panel, as find-in-page does.
  if (!found?.checkVisibility())
    found?.closest(".tab-panel")?.dispatchEvent(new Event("focusin", { bubbles: true }));
  found
    ?.closest("[hidden='until-found']")
    ?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  found?.closest("details")?.setAttribute("open", "");
  if (found?.checkVisibility())
    view?.scrollBy(0, found.getBoundingClientRect().top - view.innerHeight / 4);
  if (left > 0) setTimeout(() => show(frame, texts, anchor, left - 1), pauseMs);
}

/** The heading that contains the text, or else the innermost element. */
function elementWith(section: Element, text: string): Element | undefined {
  if (text === "") return undefined;
  const containsText = ({ textContent }: Element) => letters(textContent).includes(letters(text));
  const heading = [...section.querySelectorAll("h1, h2, h3, h4")].find(containsText);
  if (heading) return heading;
  const elements = [section];
  for (const { children } of elements)
    elements.push(...[...children].filter(containsText).slice(0, 1));
  return containsText(section) ? elements.at(-1) : undefined;
}

/** The page writes the spaces and dashes of a dose differently. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

/** Up to two letters appear in most texts. */
function editedText(input: Element | null): string {
  if (input instanceof HTMLSelectElement) return input.selectedOptions[0]?.text ?? "";
  if (input instanceof HTMLInputElement && input.valueAsDate) return formatDate(input.value);
  const isText = input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement;
  if (!isText || input.selectionStart === null) return "";
  const { value, selectionStart } = input;
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const [line = ""] = value.slice(start).split("\n");
  const text = longest(line.split(/[*_`[\]()<>#|]+/)).trim();
  return text.length < 3 ? "" : text;
}

const longest = (parts: string[]): string =>
  parts.reduce((one, other) => (other.length > one.length ? other : one));
