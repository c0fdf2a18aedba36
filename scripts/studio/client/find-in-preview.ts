/** Tabs open a moment after the page has loaded, so the search is repeated: how often, and the pause in ms. */
const maxRetries = 8;
const pause = 150;

/**
 * Scrolls the page in the preview to the first text that it shows. It uses neither an anchor in the address of the
 * frame nor `scrollIntoView`, because both would scroll the Studio too.
 * @param texts read at each retry, because the creator may have moved on
 * @param anchor the id of the section that contains the texts
 * @param onMissing called if the page shows none of them
 */
export function showInPreview(
  frame: HTMLIFrameElement,
  texts: () => string[],
  anchor: string | undefined,
  onMissing: () => void,
  retry = 0,
): void {
  const { contentDocument: page, contentWindow: view } = frame;
  const section = anchor ? page?.getElementById(anchor) : page?.querySelector("main");
  const shown =
    section &&
    texts()
      .map((text) => elementWith(section, text))
      .find(Boolean);
  const found = shown ?? (anchor ? section : undefined);
  // Opens a hidden tab, as find in page does.
  found?.closest("[hidden='until-found']")?.dispatchEvent(new Event("beforematch"));
  found?.closest("details")?.setAttribute("open", "");
  if (found?.checkVisibility())
    view?.scrollBy(0, found.getBoundingClientRect().top - view.innerHeight / 4);
  else if (retry === maxRetries) onMissing();
  else setTimeout(() => showInPreview(frame, texts, anchor, onMissing, retry + 1), pause);
}

/** Scrolls to a text if the page shows it. */
export const followInPreview = (frame: HTMLIFrameElement, text: string): void =>
  showInPreview(
    frame,
    () => [text],
    undefined,
    () => {},
    maxRetries,
  );

/** The heading that contains the text, or else the first element that does. */
function elementWith(section: Element, text: string): Element | undefined {
  if (text === "") return undefined;
  const containsText = ({ textContent }: Node) => textContent?.includes(text);
  const heading = [...section.querySelectorAll("h2, h3, h4")].find(containsText);
  if (heading) return heading;
  const texts = section.ownerDocument.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (containsText(texts.currentNode)) return texts.currentNode.parentElement ?? section;
  return undefined;
}

/** Shorter texts can appear on a page several times. */
const shortest = 20;

/** The longest part without Markdown in the text of an input, or in its paragraph with the cursor; may be empty. */
export function editedText(input: EventTarget): string {
  const isText = input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement;
  if (!isText || input.selectionStart === null) return "";
  const { value, selectionStart } = input;
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const parts = value
    .slice(start)
    .split("\n", 1)
    .join()
    .split(/[*_`[\]()<>#|]+/);
  const longest = parts.reduce((one, other) => (other.length > one.length ? other : one)).trim();
  return longest.length < shortest ? "" : longest;
}
