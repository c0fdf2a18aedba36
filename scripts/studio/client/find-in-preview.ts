/**
 * A moment after a page has loaded, tabs open, styles arrive and the browser restores the position of a reloaded page. So
 * the search is repeated: how often, and the pause in ms.
 */
const maxRetries = 8;
const pause = 150;

/**
 * Requests a page until it shows a text, for five seconds at most, because the development server needs a moment to
 * notice a new file.
 */
export async function untilShown(page: string, text: string, retries = 10): Promise<void> {
  const html = await fetch(page).then((response) => response.text(), String);
  // HTML escapes the other characters.
  if (html.includes(longest(text.split(/[&<>"']/))) || retries === 0) return;
  await new Promise((resolve) => setTimeout(resolve, 500));
  await untilShown(page, text, retries - 1);
}

/**
 * Scrolls the page in the preview to the first text that it shows. It uses neither an anchor in the address of the
 * frame nor `scrollIntoView`, because both would scroll the Studio too.
 * @param texts read at each retry, because the creator may have moved on
 * @param anchor the id of the section that contains the texts
 */
export function showInPreview(
  frame: HTMLIFrameElement,
  texts: () => string[],
  anchor: string | undefined,
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
  if (retry < maxRetries) setTimeout(() => showInPreview(frame, texts, anchor, retry + 1), pause);
}

/** Scrolls to a text if the page shows it. */
export const followInPreview = (frame: HTMLIFrameElement, text: string): void =>
  showInPreview(frame, () => [text], undefined, maxRetries);

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
  const line = value.slice(start).split("\n", 1).join();
  const text = longest(line.split(/[*_`[\]()<>#|]+/)).trim();
  return text.length < shortest ? "" : text;
}

const longest = (parts: string[]): string =>
  parts.reduce((one, other) => (other.length > one.length ? other : one));
