/** Tabs open a moment after the page has loaded, so the search is repeated: how often, and the pause in ms. */
const maxRetries = 8;
const pause = 150;

/**
 * Scrolls the page in the preview to a text. It uses neither an anchor in the address of the frame nor
 * `scrollIntoView`, because both would scroll the Studio too.
 * @param anchor the id of the section that contains the text
 * @param onMissing called if the page does not show the text
 */
export function showInPreview(
  frame: HTMLIFrameElement,
  text: string,
  anchor: string | undefined,
  onMissing: () => void,
  retry = 0,
): void {
  const { contentDocument: page, contentWindow: view } = frame;
  const section = anchor ? page?.getElementById(anchor) : page?.querySelector("main");
  const found = section && (elementWith(section, text.trim()) ?? (anchor ? section : undefined));
  // Opens a hidden tab, as find in page does.
  found?.closest("[hidden='until-found']")?.dispatchEvent(new Event("beforematch"));
  if (found?.checkVisibility())
    view?.scrollBy(0, found.getBoundingClientRect().top - view.innerHeight / 4);
  else if (retry === maxRetries) onMissing();
  else setTimeout(() => showInPreview(frame, text, anchor, onMissing, retry + 1), pause);
}

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
