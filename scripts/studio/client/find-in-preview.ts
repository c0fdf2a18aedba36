/** How often, and after how many milliseconds, it is looked again: tabs come a moment after the page. */
const looks = 8;
const pause = 150;

/**
 * Brings the place of a page in a frame into view that says these words. The address of the frame has
 * no anchor, and `scrollIntoView` is not used either: both would move the Studio as well.
 * @param anchor the part of the page to look in
 * @param onMissing called where the page does not say them
 */
export function showInPreview(
  frame: HTMLIFrameElement,
  words: string,
  anchor: string | undefined,
  onMissing: () => void,
  look = 0,
): void {
  const { contentDocument: page, contentWindow: view } = frame;
  const part = anchor ? page?.getElementById(anchor) : page?.querySelector("main");
  const place = part && (placeOf(part, words.trim()) ?? (anchor ? part : undefined));
  // A tab opens where a search of the browser comes upon something in it.
  place?.closest("[hidden='until-found']")?.dispatchEvent(new Event("beforematch"));
  if (place?.checkVisibility())
    view?.scrollBy(0, place.getBoundingClientRect().top - view.innerHeight / 4);
  else if (look === looks) onMissing();
  else setTimeout(() => showInPreview(frame, words, anchor, onMissing, look + 1), pause);
}

/** The heading that says the words, or else whatever does. */
function placeOf(part: Element, words: string): Element | undefined {
  if (words === "") return undefined;
  const says = ({ textContent }: Node) => textContent?.includes(words);
  const heading = [...part.querySelectorAll("h2, h3, h4")].find(says);
  if (heading) return heading;
  const texts = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (says(texts.currentNode)) return texts.currentNode.parentElement ?? part;
  return undefined;
}
